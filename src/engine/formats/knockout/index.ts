export { knockoutRulebook } from './rulebook.ts';
