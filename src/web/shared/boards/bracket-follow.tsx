import type { BracketView } from '../../../engine/index.ts';
import { type Speech, useSpeech } from '../words.ts';
import { type BracketData, scoreOf, shortName, stageName, useBracketData, whoIn } from './bracket-data.ts';
import { isAhead, latestUpsets, nextAfter, type PathMatch, pathOf } from './bracket-path.ts';
import { NameLink } from './player-pages.tsx';

/** Where the followed player stands, in a few words. */
function standing(speech: Speech, data: BracketData, path: readonly PathMatch[]): string[] {
  const { t } = speech;
  const { bracket, names } = data;
  const last = path.at(-1);
  if (!last) return [];
  const { match, own, other } = last;
  const seed = own.seed === undefined ? [] : [t('bracket.seed', { seed: own.seed })];
  const stage = stageOf(speech, bracket, last);
  const against = other.kind === 'player' ? [t('bracket.against', { name: names(other.player) })] : [];
  if (match.state === 'open') {
    const table = match.table === undefined ? [] : [t('bracket.atTable', { table: match.table })];
    return [...seed, stage, ...table, ...against];
  }
  if (isAhead(match)) return [...seed, t('bracket.next', { stage }), ...against];
  if (own.won) {
    const next = nextAfter(bracket, match);
    return [...seed, next && isAhead(next) ? t('bracket.next', { stage }) : t('bracket.won')];
  }
  return [...seed, t('bracket.out'), stage, ...against];
}

const stageOf = (speech: Speech, { columns }: BracketView, { column }: PathMatch): string => {
  const label = columns[column]?.label;
  return label ? stageName(speech, label) : '';
};

const resultOf = (speech: Speech, { match, own, other }: PathMatch): string => {
  const [mine, theirs] = [scoreOf(speech, match, own), scoreOf(speech, match, other)];
  return mine === undefined && theirs === undefined ? '' : `${mine ?? ''}–${theirs ?? ''}`;
};

/** «Following Inês Carvalho · seed 40 · Last 16 · table 2 · against Chloé Lefèvre». */
export function FollowLine() {
  const speech = useSpeech();
  const data = useBracketData();
  const { bracket, names, followed } = data;
  const path = followed === undefined ? [] : pathOf(bracket, followed);
  if (followed === undefined || path.length === 0) return null;
  return (
    <p className="follow-line">
      <i className="slot-flag" /> {speech.t('bracket.following')}{' '}
      <b>
        <NameLink player={followed} names={names} />
      </b>
      {standing(speech, data, path).map((part) => (
        <span key={part}> · {part}</span>
      ))}
    </p>
  );
}

/** On a phone: the stages as a strip, each with the result there. */
export function PathStrip({ onChange }: { onChange: () => void }) {
  const speech = useSpeech();
  const { t } = speech;
  const data = useBracketData();
  const { bracket, names, followed } = data;
  const path = followed === undefined ? [] : pathOf(bracket, followed);
  if (followed === undefined || path.length === 0) return null;
  const [, ...said] = standing(speech, data, path);
  return (
    <section className="path-strip">
      <div className="path-head">
        <p>
          <b>
            <NameLink player={followed} names={names} />
          </b>{' '}
          {said.join(' · ')}
        </p>
        <button type="button" className="link-button" onClick={onChange}>
          {t('bracket.find')}
        </button>
      </div>
      <ol>
        {path.map((step) => (
          <li key={step.match.match} className={stepState(step)}>
            <span className="path-flag">{stageOf(speech, bracket, step)}</span>
            <small>{resultOf(speech, step)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

const stepState = ({ match, own }: PathMatch): 'now' | 'won' | 'lost' | 'to-come' =>
  match.state === 'open' ? 'now' : isAhead(match) ? 'to-come' : own.won ? 'won' : 'lost';

const LINE = 27;
const HEAD = 38;

/** In the middle of a large tree: the followed player's matches, or what nobody expected. */
export function MiddlePanel({ room }: { room: number }) {
  const speech = useSpeech();
  const { t } = speech;
  const data = useBracketData();
  const { bracket, names, followed, tables } = data;
  const most = Math.floor((room - HEAD) / LINE);
  const path = followed === undefined ? [] : pathOf(bracket, followed);
  if (most < 1) return null;
  if (path.length > 0) {
    const next = nextLine(speech, data, path);
    return (
      <section className="middle-panel">
        <h3 className="panel-flag">{t('bracket.path')}</h3>
        <ol>
          {path.slice(-(next === undefined ? most : most - 1)).map((step) => (
            <li key={step.match.match} className={stepState(step)}>
              <span className="panel-seed">{step.other.seed}</span>
              <span>
                {step.other.kind === 'player'
                  ? shortName(names(step.other.player))
                  : whoIn(speech, step.other, data, step.column === 0)}
              </span>
              <b>{resultOf(speech, step)}</b>
            </li>
          ))}
          {next !== undefined && <li className="panel-next">{next}</li>}
        </ol>
      </section>
    );
  }
  const upsets = latestUpsets(bracket, tables, Math.floor(most / 2));
  if (upsets.length === 0) return null;
  return (
    <section className="middle-panel">
      <h3>{t('bracket.upsets')}</h3>
      <ol className="panel-upsets">
        {upsets.map(({ match, winner, loser }) => (
          <li key={match.match}>
            <span className="panel-seed">{winner.seed}</span>
            <b>{shortName(names(winner.player))}</b>
            <span className="panel-seed">{loser.seed}</span>
            <span>{shortName(names(loser.player))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whom the winner of the match that is being played meets. */
function nextLine({ t }: Speech, { bracket, names }: BracketData, path: readonly PathMatch[]): string | undefined {
  const last = path.at(-1);
  if (last?.match.state !== 'open') return undefined;
  const next = nextAfter(bracket, last.match);
  const other = next?.slots.find((slot) => !(slot.kind === 'winner-of' && slot.match === last.match.match));
  return other?.kind === 'player' ? t('bracket.thenName', { name: shortName(names(other.player)) }) : undefined;
}
