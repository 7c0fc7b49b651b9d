import './start-board.css';
import { Popover } from './controls/popover.tsx';
import { type Translate, useT } from './words.ts';

interface Start {
  readonly number: number;
  readonly fen: string;
}

/** Drawn here: fonts show chess characters as emoji on some phones and not at all on others. In a box of 20 by 20. */
const shapes: Readonly<Record<string, string>> = {
  p: 'M10 4.2a2.8 2.8 0 0 1 1.9 4.9h1.1v1.3h-1.3c.3 2.4 1.1 3.6 2.7 4.9V18H5.6v-2.7c1.6-1.3 2.4-2.5 2.7-4.9H7V9.1h1.1A2.8 2.8 0 0 1 10 4.2z',
  r: 'M5.2 3.2h2.2V5H9V3.2h2V5h1.6V3.2h2.2v4.3l-1.6 1.2.5 5.6 1.8 1.3V18H4.5v-2.4l1.8-1.3.5-5.6-1.6-1.2z',
  n: 'M8.1 2.2l1.4 1.7c4.4.5 6.7 4.2 6.4 11.9V18H5.9v-2c.3-2.7 3.1-3.7 3.3-6-1 .8-2 .7-2.9 1.6-.5.6-1.2.6-1.9 0-.7-.7-.8-1.4-.3-2.3l2.3-3.6c.2-1.4.7-2.5 1.7-3.5z',
  b: 'M10 1.4a1.3 1.3 0 0 1 .9 2.3c2.3 1.9 3.4 3.9 3.4 6 0 1.7-.8 2.9-2 3.6l.4 1.3 2.8 1V18h-11v-2.4l2.8-1 .4-1.3c-1.2-.7-2-1.9-2-3.6 0-2.1 1.1-4.1 3.4-6A1.3 1.3 0 0 1 10 1.4z',
  q: 'M3 4.6l2.9 4.2.7-5.6 2.3 5L10 2.4l1.1 5.8 2.3-5 .7 5.6L17 4.6l-1.7 9.2.7 1.4V18H4v-2.8l.7-1.4z',
  k: 'M9.1 1.2h1.8v1.5h1.5v1.7h-1.5v1.5c3.2-1.3 6.1.1 6.1 2.9 0 2-1.4 3.6-2.3 5.1l.8 1.3V18h-11v-2.8l.8-1.3C4.4 12.4 3 10.8 3 8.8 3 6 5.9 4.6 9.1 5.9V4.4H7.6V2.7h1.5z',
};

const files = 'abcdefgh';

const rowsOf = (fen: string): readonly string[] =>
  (fen.split(' ')[0] ?? '').split('/').map((row) => row.replace(/\d/g, (empty) => ' '.repeat(Number(empty))));

const squaresOf = (fen: string) =>
  rowsOf(fen).flatMap((row, rank) =>
    [...row].map((piece, file) => ({ name: `${files[file]}${8 - rank}`, file, rank, piece })),
  );

const firstRank = (t: Translate, fen: string): string =>
  [...(rowsOf(fen)[7] ?? '')].map((piece) => t(`startBoard.${pieceName(piece)}`)).join(', ');

const names = { p: 'pawn', r: 'rook', n: 'knight', b: 'bishop', q: 'queen', k: 'king' } as const;
const pieceName = (piece: string) => names[piece.toLowerCase() as keyof typeof names] ?? 'pawn';

/** HK-9: the start position as a player sees it from their own side. */
export function StartBoard({ start, side = 'white' }: { start: Start; side?: 'white' | 'black' }) {
  const t = useT();
  const turned = side === 'black';
  const at = (index: number) => (turned ? 7 - index : index) * 20;
  const label = t('startBoard.label', {
    number: String(start.number),
    side: t(`startBoard.${side}`),
    rank: firstRank(t, start.fen),
  });
  return (
    <svg className="start-board" viewBox="0 0 160 160" role="img" aria-label={label}>
      {squaresOf(start.fen).map(({ name, file, rank, piece }) => (
        <g key={name} transform={`translate(${at(file)} ${at(rank)})`}>
          <rect className={(rank + file) % 2 === 0 ? 'light' : 'dark'} width="20" height="20" />
          {piece !== ' ' && (
            <path className={piece === piece.toLowerCase() ? 'black' : 'white'} d={shapes[piece.toLowerCase()]} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Its number; pressed, it shows the board. */
export function StartPosition({ start, side }: { start: Start; side?: 'white' | 'black' }) {
  const t = useT();
  return (
    <Popover label={t('entry.position', { number: start.number })}>
      <StartBoard start={start} {...(side && { side })} />
    </Popover>
  );
}
