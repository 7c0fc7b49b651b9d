import type { CommonFinding, Rulebook } from '../../tournament/index.ts';
import type { Bracket } from '../elimination.ts';
import { eliminationRulebook } from '../elimination-rulebook.ts';
import type { KnockoutConfig } from './config.ts';
import { knockoutRules } from './standings.ts';

export const knockoutRulebook: Rulebook<KnockoutConfig, CommonFinding, Bracket> = eliminationRulebook(knockoutRules);
