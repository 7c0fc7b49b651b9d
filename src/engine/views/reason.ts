import { memory } from '../../kit/index.ts';
import { type Reason, said } from '../tournament/index.ts';

/** A reason with its figures as people say them: 1.5, not three halves. */
export interface ReasonView extends Reason {
  readonly figures: Readonly<Record<string, number | string | boolean | readonly string[]>>;
}

type Figure = Reason['figures'][string];

const isList = (figure: Figure): figure is readonly string[] => Array.isArray(figure);

/** A view is made again with every entry; its reasons are not. */
const made = memory<Reason, ReasonView>();

function hasSaidFigures(reason: Reason): reason is ReasonView {
  for (const name in reason.figures) {
    const figure = reason.figures[name];
    if (typeof figure === 'object' && !isList(figure)) return false;
  }
  return true;
}

export function reasonView(reason: Reason): ReasonView {
  const known = made.get(reason);
  if (known) return known;
  if (hasSaidFigures(reason)) return reason;
  const { rule, code } = reason;
  const figures: Record<string, ReasonView['figures'][string]> = {};
  for (const name in reason.figures) {
    const figure = reason.figures[name] as Figure;
    figures[name] = typeof figure !== 'object' || isList(figure) ? figure : said(figure);
  }
  const view = { rule, code, figures };
  made.set(reason, view);
  return view;
}

export const reasonViews = (reasons: readonly Reason[]): readonly ReasonView[] => reasons.map(reasonView);
