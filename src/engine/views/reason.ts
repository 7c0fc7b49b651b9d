import { type Reason, type Share, said } from '../tournament/index.ts';

interface ShareView extends Share {
  readonly value: number;
}

/** A reason with its figures as people say them: 1.5, not three halves. */
export interface ReasonView extends Reason {
  readonly figures: Readonly<Record<string, number | string | boolean | readonly string[] | readonly ShareView[]>>;
}

type Figure = Reason['figures'][string];

const isList = (figure: Figure): figure is readonly string[] | readonly Share[] => Array.isArray(figure);
const isShares = (list: readonly string[] | readonly Share[]): list is readonly Share[] =>
  list.some((item) => typeof item === 'object');

function figureView(figure: Figure): ReasonView['figures'][string] {
  if (typeof figure !== 'object') return figure;
  if (!isList(figure)) return said(figure);
  return isShares(figure) ? figure.map((share) => ({ ...share, value: said(share.value) })) : figure;
}

export const reasonView = ({ rule, code, figures }: Reason): ReasonView => ({
  rule,
  code,
  figures: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figureView(figure)])),
});

export const reasonViews = (reasons: readonly Reason[]): readonly ReasonView[] => reasons.map(reasonView);
