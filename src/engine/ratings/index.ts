export { expectedScore, roundedAway } from './elo.ts';
export { type Figures, figuresOf, type KnownFigures, strengthOf, UNRATED } from './figures.ts';
export { idlePeriod, type Opposition, ratedPeriod } from './glicko2.ts';
