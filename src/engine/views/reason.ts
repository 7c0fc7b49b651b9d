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

const hasSaidFigures = (reason: Reason): reason is ReasonView =>
  Object.values(reason.figures).every((figure) => typeof figure !== 'object' || isList(figure));

export function reasonView(reason: Reason): ReasonView {
  if (hasSaidFigures(reason)) return reason;
  const known = made.get(reason);
  if (known) return known;
  const { rule, code } = reason;
  const figures = Object.fromEntries(
    Object.entries(reason.figures).map(([name, figure]) => [
      name,
      typeof figure !== 'object' || isList(figure) ? figure : said(figure),
    ]),
  );
  const view = { rule, code, figures };
  made.set(reason, view);
  return view;
}

export const reasonViews = (reasons: readonly Reason[]): readonly ReasonView[] => reasons.map(reasonView);
