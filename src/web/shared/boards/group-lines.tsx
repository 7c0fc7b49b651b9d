import { type RefObject, useEffect, useState } from 'react';
import type { GroupRoundView, GroupView } from '../../../engine/index.ts';

interface GroupLine {
  readonly key: string;
  readonly path: string;
  readonly won: boolean;
}

interface Drawn {
  readonly lines: readonly GroupLine[];
  readonly width: number;
  readonly height: number;
}

const NOTHING: Drawn = { lines: [], width: 0, height: 0 };

const cardOf = (board: HTMLElement, round: number, group: number | undefined): HTMLElement | null =>
  board.querySelector(`[data-card="${round} ${group ?? ''}"]`);

const has = ({ members }: GroupView, player: string): boolean => members.some((member) => member.player === player);

const cardsBeside = ({ parentElement }: HTMLElement): readonly DOMRect[] =>
  [...(parentElement?.children ?? [])].map((card) => card.getBoundingClientRect());

const inLastRow = (card: HTMLElement): boolean =>
  cardsBeside(card).every(({ top }) => top < card.getBoundingClientRect().bottom);

const inFirstRow = (card: HTMLElement): boolean =>
  cardsBeside(card).every(({ bottom }) => bottom > card.getBoundingClientRect().top);

/** From the card of one round down to the next, a line for each who went on; the winner's is the one in red. */
function linesOn(board: HTMLElement, rounds: readonly GroupRoundView[]): Drawn {
  const frame = board.getBoundingClientRect();
  const winner = rounds
    .at(-1)
    ?.groups.flatMap(({ members }) => members)
    .find((member) => member.winner)?.player;
  const lines = rounds.slice(1).flatMap((next, at) => {
    const before = rounds[at];
    const went = next.groups.flatMap((to) =>
      to.members.flatMap(({ player }) => {
        const from = before?.groups.find((group) => has(group, player));
        return from ? [{ player, from, to }] : [];
      }),
    );
    return went.flatMap(({ player, from, to }): GroupLine[] => {
      const [above, below] = [cardOf(board, before?.round ?? 0, from.group), cardOf(board, next.round, to.group)];
      if (!above || !below) return [];
      const [upper, lower] = [above.getBoundingClientRect(), below.getBoundingClientRect()];
      // Where cards take several rows the line would run behind another group: the arrow beside the name says it.
      if (!inLastRow(above) || !inFirstRow(below)) return [];
      const share = (all: typeof went) => (all.findIndex((one) => one.player === player) + 1) / (all.length + 1);
      const x1 = upper.left - frame.left + upper.width * share(went.filter((one) => one.from === from));
      const x2 = lower.left - frame.left + lower.width * share(went.filter((one) => one.to === to));
      const [y1, y2] = [upper.bottom - frame.top, lower.top - frame.top];
      const middle = (y1 + y2) / 2;
      return [
        {
          key: `${next.round} ${player}`,
          path: `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`,
          won: player === winner,
        },
      ];
    });
  });
  return { lines, width: frame.width, height: frame.height };
}

/** GR-13: drawn behind the cards, and again whenever the page changes its width. */
export function GroupLines({
  board,
  rounds,
}: {
  board: RefObject<HTMLElement | null>;
  rounds: readonly GroupRoundView[];
}) {
  const [drawn, setDrawn] = useState(NOTHING);
  // Not in the layout phase: the board around the lines is not there yet.
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setDrawn(linesOn(element, rounds)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, rounds]);
  return (
    <svg
      className="group-lines"
      aria-hidden="true"
      width={drawn.width}
      height={drawn.height}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
    >
      {drawn.lines.map(({ key, path, won }) => (
        <path key={key} d={path} className={won ? 'won' : ''} />
      ))}
    </svg>
  );
}
