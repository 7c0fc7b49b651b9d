import type { Bracket } from '../../stages/elimination.ts';
import { eliminationRulebook } from '../../stages/elimination-rulebook.ts';
import type { CommonFinding, Rulebook } from '../../tournament/index.ts';
import type { DoubleConfig } from './config.ts';
import { doubleRules } from './standings.ts';

export const doubleRulebook: Rulebook<DoubleConfig, CommonFinding, Bracket> = eliminationRulebook(doubleRules);
