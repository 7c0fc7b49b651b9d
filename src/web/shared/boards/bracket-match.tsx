import { type CSSProperties, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import type { SlotView } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { type Speech, useSpeech } from '../words.ts';
import type { Form } from './bracket-columns.ts';
import {
  type BracketData,
  nameThatFits,
  noteOf,
  scoreOf,
  shortName,
  useBracketData,
  waitedFor,
  whoIn,
} from './bracket-data.ts';
import { isIn, type SlotAt } from './bracket-geometry.ts';
import type { PlacedMatch } from './bracket-layout.ts';
import { slotName } from './bracket-names.ts';
import { BoardChances, PlayerPages } from './player-pages.tsx';

export interface Pointing {
  /** Whose path is lit: who is pointed at, else who is followed. */
  readonly lit: string | undefined;
  /** The slot that has the focus when one comes by the keyboard. */
  readonly at: SlotAt;
  readonly onPoint: (here: SlotAt | undefined, player: string | undefined) => void;
}

interface BoxProps extends Pointing {
  readonly placed: PlacedMatch;
  /** Of two sides: which match each player lost on the first. */
  readonly lost: ReadonlyMap<string, number> | undefined;
}

/** One match where the drawing has put it; of closed stages only something to point at. */
export function MatchBox({ placed, lost, ...pointing }: BoxProps) {
  const speech = useSpeech();
  const data = useBracketData();
  const { match, x, y, width, height, form } = placed;
  const mine = data.followed !== undefined && isIn(match, data.followed);
  const noted = form === 'full' || form === 'medium' || form === 'compact';
  const note = noted ? noteOf(speech, match, data) : [];
  const title = match.title && form !== 'line' ? labelText(speech.language, match.title) : undefined;
  return (
    <div
      role="none"
      className={`match as-${form} ${match.state} ${mine ? 'mine' : ''}`}
      style={{ left: x, top: y, width, height, '--row': `${rowOf(placed)}px` } as CSSProperties}
    >
      {title !== undefined && (
        <span className="match-title" aria-hidden="true">
          {title}
        </span>
      )}
      {match.slots.map((slot, side) => (
        <Slot
          key={side === 0 ? 'first' : 'second'}
          {...{ placed, slot, side: side === 0 ? 0 : 1 }}
          dropped={slot.kind === 'player' && match.from.includes(lost?.get(slot.player) ?? -1)}
          {...pointing}
        />
      ))}
      {noted && (
        <span className="match-note" aria-hidden="true">
          {match.state === 'open' && <i className="live-dot" />}
          {form === 'compact'
            ? note.at(-1)
            : note.map((part, at) => (
                <span key={part}>
                  {at > 0 && ' · '}
                  {part}
                </span>
              ))}
        </span>
      )}
    </div>
  );
}

const rowOf = ({ form, rows, height }: PlacedMatch): number =>
  form === 'pair' ? height : form === 'line' ? height / 2 : rows[1] - rows[0];

interface SlotProps extends Pointing {
  readonly placed: PlacedMatch;
  readonly slot: SlotView;
  readonly side: 0 | 1;
  readonly dropped: boolean;
}

function Slot({ placed, slot, side, dropped, lit, at, onPoint }: SlotProps) {
  const speech = useSpeech();
  const { t } = speech;
  const data = useBracketData();
  const chances = useContext(BoardChances);
  const { match, column, form } = placed;
  const player = slot.kind === 'player' ? slot.player : undefined;
  const here: SlotAt = { match: match.match, slot: side };
  const name = whoIn(speech, slot, data, column === 0);
  const score = scoreOf(speech, match, slot);
  const ahead = match.state === 'waiting' || match.state === 'open';
  // DK-29: where it is decided or there is a score, it is past forecasting.
  const chance = ahead && score === undefined && player !== undefined ? chances?.(player)?.share : undefined;
  const lost = match.winner !== undefined && !slot.won && slot.kind === 'player';
  const fullName = slotName(speech, slot, data.names, column === 0);
  const drawn = drawnName(speech, data, placed, slot, name);
  // Read out as it is drawn, then in full where the drawing is short of room.
  const spoken = [
    [slot.seed, drawn?.text ?? fullName, score ?? chance].filter((part) => part !== undefined).join(' '),
    drawn !== undefined && drawn.text !== fullName && fullName,
    slot.won && t('bracket.won'),
    t('bracket.match', { match: match.match }),
    ...(match.state === 'open' ? noteOf(speech, match, data) : []),
  ];
  const states = [slot.kind, slot.won && 'won', lost && 'lost', player !== undefined && player === lit && 'lit'];
  const followed = player !== undefined && player === data.followed;
  return (
    <div
      className={`slot ${states.filter(Boolean).join(' ')} ${followed ? 'me' : ''}`}
      role="treeitem"
      aria-selected={player !== undefined && player === lit}
      tabIndex={at.match === here.match && at.slot === here.slot ? 0 : -1}
      aria-label={spoken.filter(Boolean).join(', ')}
      data-slot={`${here.match}.${here.slot}`}
      data-player={player}
      onMouseEnter={() => onPoint(here, player)}
      onMouseLeave={() => onPoint(undefined, undefined)}
      onFocus={() => onPoint(here, player)}
      onBlur={() => onPoint(undefined, undefined)}
    >
      {form !== 'line' && (
        <>
          <span className="slot-seed">{slot.seed}</span>{' '}
          <SlotLink player={player}>
            {followed && <i className="slot-flag" />}
            {dropped && <i className="slot-fell" />}
            {drawn && (
              <span
                className="slot-name"
                style={drawn.scale < 1 ? { fontSize: `${Math.round(100 * drawn.scale)}%` } : undefined}
              >
                {drawn.text}
              </span>
            )}
          </SlotLink>{' '}
          <span className={chance === undefined ? 'slot-score' : 'slot-chance'}>{score ?? chance}</span>
        </>
      )}
    </div>
  );
}

/** What stands beside a name, and how large names are, by the form of the match. */
const BESIDE: Readonly<Record<Exclude<Form, 'line'>, readonly [beside: number, size: number]>> = {
  full: [70, 15],
  medium: [70, 15],
  compact: [132, 13.5],
  pair: [50, 13.5],
  small: [50, 13.5],
  slot: [34, 13],
};

function drawnName(
  speech: Speech,
  data: BracketData,
  { form, width }: PlacedMatch,
  slot: SlotView,
  name: string,
): { readonly text: string; readonly scale: number } | undefined {
  if (form === 'line') return undefined;
  if (slot.kind === 'winner-of' || slot.kind === 'loser-of') return { text: waitedFor(speech, slot, data), scale: 1 };
  const [beside, size] = BESIDE[form];
  const room = (form === 'pair' ? width / 2 : width) - beside;
  const short = form === 'small' || form === 'slot' ? shortName(name) : name;
  return nameThatFits(slot.kind === 'player' ? short : name, room, size);
}

/** DK-28: the name leads to the player's page. The slot has the focus, and Enter there goes the same way. */
function SlotLink({ player, children }: { player: string | undefined; children: ReactNode }) {
  const pageOf = useContext(PlayerPages);
  if (!pageOf || player === undefined) return <span className="slot-who">{children}</span>;
  return (
    <Link className="slot-who slot-link" href={pageOf(player)} tabIndex={-1}>
      {children}
    </Link>
  );
}
