import './bars-board.css';
import type { BoardView, RoundView, StandingView } from '../../../engine/index.ts';
import { labelText, type Names, numberText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { countedRounds, givenIn, type InRound, type LedgerLine, ledgerOf } from './bars-ledger.ts';
import { byNeed, type Need, needHints, needName, type PlaceNeeded } from './bars-needs.ts';
import { boardName } from './board-names.ts';
import { BoardName } from './player-pages.tsx';

interface BoardProps {
  readonly rounds: readonly RoundView[];
  readonly standings: readonly StandingView[];
  readonly bars: Extract<BoardView, { kind: 'bars' }>;
  readonly winners: readonly string[];
  readonly names: Names;
}

/** ST-1, ST-16: everyone's strikes against the limit; players who went out are listed under the round in which they did. */
export function BarsBoard({ rounds, standings, bars, winners, names }: BoardProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { limit: level } = bars;
  const columns = countedRounds(rounds, bars.rounds);
  const ledger = ledgerOf(rounds, standings, bars.rounds);
  const needs = new Map(bars.needs.map((one) => [one.player, one]));
  if (columns.length === 0) return <p className="quiet">{t('board.none')}</p>;
  const most = Math.max(1.3 * level, ...ledger.map(({ total }) => total));
  return (
    <div className="scroll">
      <table className="strikes-board">
        <caption className="unseen">{t('bars.caption', { what: boardName(speech, bars), level })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bars.player')}</th>
            <th scope="col" className="number tight">
              {t('bars.total')}
            </th>
            <th scope="col" className="strikes-bar-head">
              <span className="strikes-level" style={{ insetInlineStart: `${(100 * level) / most}%` }}>
                {t('bars.level', { level })}
              </span>
            </th>
            {columns.map(({ number, label }, at) => (
              <th key={number} scope="col" className="number tight" title={labelText(language, label)}>
                {at + 1}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(ledger, level, needs).map(({ out, need, lines }) => (
          <tbody key={`${out ?? 'in'} ${need?.kind} ${need?.place}`}>
            <tr className={`strikes-group ${need?.kind === 'win' ? 'must' : ''}`}>
              <th scope="rowgroup" colSpan={columns.length + 3}>
                {need ? (
                  <>
                    {t(needName(need), { place: need.place })}{' '}
                    <small>
                      {lines.length} · {t(needHints[need.kind])}
                    </small>
                  </>
                ) : out === undefined ? (
                  t('bars.in', { count: lines.length })
                ) : out === 'now' ? (
                  t('bars.goesOut', { count: lines.length })
                ) : (
                  t('bars.out', { count: lines.length, round: out })
                )}
              </th>
            </tr>
            {lines.map((line) => (
              <tr key={line.player} className={out === undefined ? '' : out === 'now' ? 'goes-out' : 'is-out'}>
                <th scope="row">
                  <span className="strikes-name">
                    <BoardName player={line.player} names={names} />
                  </span>
                  {winners.includes(line.player) && <span className="mark good"> ★ {t('bars.winner')}</span>}
                  {line.state === 'dropped' && <span className="mark"> {t('bars.dropped')}</span>}
                </th>
                <td className="number tight">
                  <b>{numberText(language, line.total)}</b>
                </td>
                <td className="strikes-cell" aria-hidden="true">
                  <span className="strikes-bar">
                    <StrikeSteps line={line} most={most} />
                    <span className="strikes-limit" style={{ insetInlineStart: `${(100 * level) / most}%` }} />
                    {out === undefined && (
                      <span className="strikes-room" style={{ insetInlineStart: `${(100 * level) / most}%` }}>
                        {t('bars.room', { count: level - 1 - line.total })}
                      </span>
                    )}
                  </span>
                </td>
                {line.rounds.map((one, at) => (
                  <StrikeCell key={columns[at]?.number ?? at} one={one} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Players still in come first, those with an open game by what they need; then those whom this round puts out, then the latest out. */
function groupsOf(
  ledger: readonly LedgerLine[],
  level: number,
  needs: ReadonlyMap<string, PlaceNeeded>,
): { out: number | 'now' | undefined; need?: Need; lines: readonly LedgerLine[] }[] {
  const isIn = ({ state }: LedgerLine) => state === 'active' || state === 'qualified';
  const rounds = [...new Set(ledger.filter((line) => !isIn(line)).map(({ last }) => last))].sort((a, b) => b - a);
  const still = ledger.filter((line) => isIn(line) && line.total < level);
  const now = ledger.filter((line) => isIn(line) && line.total >= level);
  return [
    ...(needs.size > 0
      ? byNeed(still, needs).map((group) => ({ out: undefined, ...group }))
      : still.length > 0
        ? [{ out: undefined, lines: still }]
        : []),
    ...(now.length > 0 ? [{ out: 'now' as const, lines: now }] : []),
    ...rounds.map((out) => ({ out, lines: ledger.filter((line) => !isIn(line) && line.last === out) })),
  ];
}

function StrikeCell({ one }: { one: InRound }) {
  const { t, language } = useSpeech();
  switch (one.kind) {
    case 'taken':
      return <td className={`number tight ${one.taken === 0 ? 'none' : ''}`}>{numberText(language, one.taken)}</td>;
    case 'open':
      return (
        <td className="number tight playing">
          <span aria-hidden="true">·</span>
          <span className="unseen">{t('bars.playing')}</span>
        </td>
      );
    case 'bye':
      return (
        <td className="number tight">
          <span aria-hidden="true">–</span>
          <span className="unseen">{t('bars.bye')}</span>
        </td>
      );
    case 'absent':
      return <td />;
  }
}

/** A step that is narrower than this share of the bar has no room for its figure. */
const LEGIBLE = 0.07;

/** The way to the total, round by round, from what the desk gave (DK-34); where it took some the way begins below nothing. */
function StrikeSteps({ line, most }: { line: LedgerLine; most: number }) {
  const steps: { readonly from: number; readonly taken: number }[] = [];
  let to = 0;
  for (const taken of [givenIn(line.given), ...line.rounds.map((one) => (one.kind === 'taken' ? one.taken : 0))]) {
    const from = Math.max(0, to);
    to += taken;
    if (to > from) steps.push({ from, taken: to - from });
  }
  return steps.map((step) => (
    <span
      key={step.from}
      className="strikes-step"
      style={{ insetInlineStart: `${(100 * step.from) / most}%`, width: `${(100 * step.taken) / most}%` }}
    >
      {step.taken / most > LEGIBLE && step.taken}
    </span>
  ));
}
