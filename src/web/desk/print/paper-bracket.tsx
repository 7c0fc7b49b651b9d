import { type BracketPart, type BracketView, bracketParts, type SlotView } from '../../../engine/index.ts';
import { labelText, type Names, numberText } from '../../../words/index.ts';
import {
  BOX,
  drawingOf,
  lineShift,
  MIDDLE,
  markOf,
  nameLines,
  type PlacedMatch,
} from '../../shared/boards/bracket-geometry.ts';
import { slotName, stateText } from '../../shared/boards/bracket-names.ts';
import { useSpeech } from '../../shared/words.ts';
import { bracketPages } from './bracket-pages.ts';
import { SheetTitle } from './sheet-title.tsx';

const HEAD = 34;
/** Of a unit of the drawing on paper, so that a small bracket is not blown up. */
const MAX_MILLIMETRES = 0.26;
/** The area between the margins of both papers in landscape, less the title. */
const ROOM = { width: 250, height: 158 } as const;

/** DK-15: the bracket on wide pages, in black on white, without anything to press. */
export const PaperBracket = ({ bracket, names }: { bracket: BracketView; names: Names }) =>
  bracketParts(bracket).map((part) => <PaperPart key={part.first} bracket={part} names={names} />);

function PaperPart({ bracket, names }: { bracket: BracketPart; names: Names }) {
  const speech = useSpeech();
  const { t } = speech;
  const firstRound = bracket.columns[0]?.round;
  const pages = bracketPages(bracket);
  return pages.map((page, at) => {
    const { width, height, columnWidth, branches, matches } = drawingOf(page);
    const key = page.columns.map(({ round, matches: [match] }) => `${round}.${match?.match}`).join(' ');
    const part = pages.length === 1 ? '' : ` ${t('print.part', { part: at + 1, parts: pages.length })}`;
    return (
      <section key={key} className="paper-bracket">
        <SheetTitle
          what={`${bracket.sideLabel ? labelText(speech.language, bracket.sideLabel) : t('bracket.title')}${part}`}
        />
        <svg
          viewBox={`0 0 ${width} ${height + HEAD}`}
          style={{ width: `${Math.floor(width * scaleOf(width, height + HEAD))}mm` }}
          role="img"
          aria-label={t('bracket.title')}
        >
          {page.columns.map((column, index) => (
            <text key={column.round} className="paper-column" x={12 + index * columnWidth} y={18}>
              {labelText(speech.language, column.label)}
            </text>
          ))}
          <g transform={`translate(0 ${HEAD})`}>
            {branches.map(({ key: branch, path }) => (
              <path key={branch} d={path} className="branch" />
            ))}
            {matches.map((placed) => (
              <PaperMatch
                key={placed.match.match}
                {...{ placed, names }}
                first={bracket.first === 0 && page.columns[placed.column]?.round === firstRound}
              />
            ))}
          </g>
        </svg>
      </section>
    );
  });
}

const scaleOf = (width: number, height: number): number =>
  Math.min(MAX_MILLIMETRES, ROOM.width / width, ROOM.height / height);

function PaperMatch({ placed, names, first }: { placed: PlacedMatch; names: Names; first: boolean }) {
  const speech = useSpeech();
  const { match, x, y } = placed;
  const state = stateText(speech, match);
  const title = match.title ? `${labelText(speech.language, match.title)} · ` : '';
  return (
    <g transform={`translate(${x} ${y})`} className={`match ${match.state}`}>
      <text className="match-number" y={-4}>
        {title}
        {match.match}
        {state !== undefined && ` · ${state}`}
      </text>
      <rect className="match-box" width={BOX.width} height={2 * BOX.slot} />
      <path className="paper-rule" d={`M0 ${BOX.slot}H${BOX.width}`} />
      {match.slots.map((slot, side) => (
        <g
          key={side === 0 ? 'first' : 'second'}
          transform={`translate(0 ${side * BOX.slot})`}
          className={`slot ${slot.kind} ${slot.won ? 'won' : ''}`}
        >
          <PaperSlot slot={slot} name={slotName(speech, slot, names, first)} mark={markOf(match, slot)} />
        </g>
      ))}
    </g>
  );
}

function PaperSlot({ slot, name, mark }: { slot: SlotView; name: string; mark: string | undefined }) {
  const { language } = useSpeech();
  const lines = nameLines(name);
  const middle = BOX.slot / 2;
  const score = mark ?? (slot.score === undefined ? '' : numberText(language, slot.score));
  return (
    <>
      <text className="slot-seed" x={26} y={middle} dy={MIDDLE} textAnchor="end">
        {slot.seed}
      </text>
      <text className={`slot-name ${lines.length > 1 ? 'two-lines' : ''}`} x={34} y={middle}>
        {lines.map((line, index) => (
          <tspan key={line} x={34} dy={lineShift(lines.length, index)}>
            {line}
          </tspan>
        ))}
      </text>
      <text className="slot-score" x={BOX.width - 10} y={middle} dy={MIDDLE} textAnchor="end">
        {score}
      </text>
    </>
  );
}
