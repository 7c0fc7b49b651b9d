import { Link } from 'wouter';
import { placesOf } from '../../engine/index.ts';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import {
  criterionName,
  labelText,
  type Names,
  namesOf,
  numberText,
  progressParts,
  say,
  shortLabel,
  stateName,
} from '../../words/index.ts';
import { namedParts } from '../shared/boards/board-names.ts';
import { Why } from '../shared/controls/why.tsx';
import { Needs } from '../shared/forecast/index.tsx';
import { headlineOf } from '../shared/headline.ts';
import type { WithView } from '../shared/live.tsx';
import { PennantMark } from '../shared/motif/pennant.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { usePageTitle } from '../shared/use-page.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { openTablesOf } from '../shared/whereabouts.ts';
import { WholeWords } from '../shared/whole-words.tsx';
import { useSpeech } from '../shared/words.ts';
import { LineMark } from './line-mark.tsx';
import { MatchResult } from './match-result.tsx';
import { PlayerLink } from './player-link.tsx';
import { partPath } from './public-tabs.tsx';
import { ratingChanges, signed } from './rating-changes.ts';
import { Counted } from './titles.tsx';

/** DK-28: one player, for everyone: place, every game, byes, rating, next table. */
export function PlayerPage({ id, player, ...live }: WithView & { id: string; player: string }) {
  const { t } = useSpeech();
  const { view } = live;
  const names = namesOf(view.players);
  const found = view.players.find((one) => one.id === player);
  const of = { id, view, player, names };
  usePageTitle(found?.name, view.about.name);
  return (
    <div className="guest">
      <main className="page stack">
        <p className="guest-kind crumbs">
          <PennantMark /> <Link href={partPath(id, 'overview')}>{view.about.name}</Link>{' '}
          <span aria-hidden="true">›</span> <Link href={partPath(id, 'players')}>{t('guest.players')}</Link>
        </p>
        {found ? (
          <>
            <header className="player-head">
              <div className="player-title">
                <h1 className="player-name">
                  <WholeWords>{found.name}</WholeWords>
                </h1>
                {found.club !== undefined && <p className="quiet">{found.club}</p>}
              </div>
              <Figures {...of} />
            </header>
            <Present {...of} />
            <LineMark {...live} />
            <div className="overview">
              <Games {...of} />
              <div className="stack">
                {view.about.forecast && view.about.status === 'running' && (
                  <Needs id={id} version={view.version} {...{ names, player }} />
                )}
                <Neighbours {...of} />
              </div>
            </div>
          </>
        ) : (
          <p className="empty">{t('guest.nobody')}</p>
        )}
        <SiteFoot />
      </main>
    </div>
  );
}

interface OfPlayer {
  readonly id: string;
  readonly view: Seen;
  readonly player: string;
  readonly names: Names;
}

function Figures({ view, player, names }: OfPlayer) {
  const { t, language } = useSpeech();
  const row = view.standings.find((one) => one.player === player);
  const entered = view.players.find((one) => one.id === player);
  const begun = view.rounds.length > 0;
  const place = row && placesOf(view.standings, view.about.winners)(row);
  const { total } = ratingChanges(view, player);
  return (
    <dl className="player-figures">
      {row && place !== undefined && begun && (
        <div className="player-place">
          <dt>
            {t('standings.place')} {t('me.ofMany', { count: view.standings.length })}
          </dt>
          <dd>
            {place}{' '}
            <Why
              sentences={row.why.map((reason) => [reason.rule, say(language, reason, names)])}
              about={names(player)}
            />
          </dd>
        </div>
      )}
      {begun &&
        row?.criteria.slice(0, 2).map(({ name, value }) => (
          <div key={name}>
            <dt>{criterionName(language, name)}</dt>
            <dd>{numberText(language, value)}</dd>
          </div>
        ))}
      {entered?.rating !== undefined && (
        <div>
          <dt>{t('players.rating')}</dt>
          <dd>
            {entered.rating}
            {entered.plusMinus !== undefined && <small> ± {entered.plusMinus}</small>}
            {total !== 0 && <small className="quiet"> {t('guest.ratingChange', { change: signed(total) })}</small>}
          </dd>
        </div>
      )}
      {row && begun && (row.state !== 'active' || place === undefined) && (
        <div>
          <dt>{t('standings.state')}</dt>
          <dd>{stateName(language, row.state)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What is being played: which table, which side, against whom; else where the tournament stands. */
function Present({ id, view, player, names }: OfPlayer) {
  const { t, language } = useSpeech();
  const [where = '', ...rest] = progressParts(language, view.about.progress);
  const [now, ...others] = openTablesOf(view, player);
  // Several at once, as in groups, stand among the games.
  if (!now || others.length > 0) {
    return (
      <p className="guest-progress">
        {[...namedParts(where), ...rest].map((part, at, all) => (
          <span key={part}>
            <Counted text={part} />
            {at < all.length - 1 && ' ·'}
          </span>
        ))}
      </p>
    );
  }
  const { round, match } = now;
  const against = match.seats.filter((seat) => seat !== player);
  return (
    <p className="guest-progress">
      <span>
        <Counted text={namedParts(where)[0] ?? ''} /> ·
      </span>{' '}
      <span>
        <Counted text={t('round.atTable', { table: match.table })} /> ·
      </span>{' '}
      <span>
        <Side {...{ round, match, player }} worded /> <span className="quiet">{t('me.against')}</span>{' '}
        {against.map((seat, at) => (
          <span key={seat}>
            {at > 0 && ', '}
            <b>
              <PlayerLink id={id} player={seat} names={names} />
            </b>
          </span>
        ))}
      </span>
    </p>
  );
}

/** Rows of the standings on either side. */
const NEAR = 3;

/** Whom there is to catch, and who is behind. */
function Neighbours({ id, view, player, names }: OfPlayer) {
  const { t, language } = useSpeech();
  const at = view.standings.findIndex((row) => row.player === player);
  if (at < 0 || view.rounds.length === 0) return null;
  const placeOf = placesOf(view.standings, view.about.winners);
  const first = Math.max(0, Math.min(at - NEAR, view.standings.length - 2 * NEAR - 1));
  return (
    <section className="stack">
      <div className="line">
        <h2>{t('guest.standings')}</h2>
        <Link href={partPath(id, 'standings')} className="push">
          {t('guest.all', { count: view.standings.length })}
        </Link>
      </div>
      <ol className="near-standings">
        {view.standings.slice(first, first + 2 * NEAR + 1).map((row) => (
          <li key={row.player} className={row.player === player ? 'is-own' : ''}>
            <span className="near-place">{placeOf(row) ?? '–'}</span>
            <PlayerLink id={id} player={row.player} names={names} />
            <b>{numberText(language, headlineOf(view.about, row) ?? 0)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SideProps {
  readonly round: RoundView;
  readonly match: MatchView;
  readonly player: string;
  readonly worded?: boolean;
}

/** White or black, as a disc; in words, too, where there is room: the format's own, where it has some. */
function Side({ round: { sides }, match, player, worded = false }: SideProps) {
  const { t, language } = useSpeech();
  const game = match.games.at(-1);
  const side = game?.white === player ? 'white' : game?.black === player ? 'black' : undefined;
  if (!side) return null;
  return (
    <span className={`my-colour ${side}`}>
      <span className="disc" aria-hidden="true" />
      <span className={worded ? 'quiet' : 'unseen'}>
        {sides ? labelText(language, sides[side]) : t(`entry.${side}`)}
      </span>
    </span>
  );
}

interface Appearance {
  readonly round: RoundView;
  readonly match?: MatchView;
}

/** Every game and every bye, in the order of the rounds; what is still played comes last. */
const linesOf = (view: Seen, player: string): readonly Appearance[] => {
  const lines = view.rounds.flatMap((round): Appearance[] => [
    ...(round.byes.includes(player) ? [{ round }] : []),
    ...round.matches.filter((match) => match.seats.includes(player)).map((match) => ({ round, match })),
  ]);
  const isOpen = ({ match }: Appearance) => match?.state === 'open';
  return [...lines.filter((line) => !isOpen(line)), ...lines.filter(isOpen)];
};

function Games({ id, view, player, names }: OfPlayer) {
  const { t, language } = useSpeech();
  const lines = linesOf(view, player);
  const { byRound } = ratingChanges(view, player);
  if (lines.length === 0) return <p className="empty">{t('guest.notYet')}</p>;
  return (
    <section className="stack">
      <h2>{t('guest.games')}</h2>
      <ol className="player-games">
        {lines.map(({ round, match }, at) => (
          <li key={match?.id ?? `bye ${round.number}`} className={match?.state === 'open' ? 'now' : ''}>
            <span className="player-round" title={labelText(language, round.label)}>
              <span aria-hidden="true">{shortLabel(language, round.label)}</span>
              <span className="unseen">{labelText(language, round.label)}</span>
            </span>
            {match ? (
              <>
                <Side {...{ round, match, player }} />
                <span className="player-others">
                  {match.seats
                    .filter((seat) => seat !== player)
                    .map((seat) => (
                      <Opponent key={seat} {...{ id, view, names, seat }} />
                    ))}
                </span>
                <span className="player-result">
                  {match.state === 'open' ? (
                    <span>{t('round.atTable', { table: match.table })}</span>
                  ) : (
                    match.state === 'done' && <Outcome match={match} player={player} />
                  )}{' '}
                  <MatchResult match={match} of={player} />
                  {/* A round changes it once, however many games it has. */}
                  {lines[at + 1]?.round !== round && <RatingChange change={byRound.get(round.number)} />}
                </span>
              </>
            ) : (
              <span className="player-others player-bye">
                <span>{t(round.byeWorth === 'rest' ? 'round.resting' : 'race.bye')}</span>
                <small className="quiet">{t(`byeWorth.${round.byeWorth}`)}</small>
                <Why
                  sentences={round.byeReasons.map((reason) => [reason.rule, say(language, reason, names)])}
                  about={labelText(language, round.label)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The name, and small below it how strong they are and where they stand today. */
function Opponent({ id, view, names, seat }: Omit<OfPlayer, 'player'> & { seat: string }) {
  const { t } = useSpeech();
  const row = view.standings.find(({ player }) => player === seat);
  const place = row && placesOf(view.standings, view.about.winners)(row);
  const rating = view.players.find((one) => one.id === seat)?.rating;
  const told = [rating, place !== undefined && t('me.placeNow', { place })].filter(
    (part) => part !== undefined && part !== false,
  );
  return (
    <span className="player-opponent">
      <PlayerLink id={id} player={seat} names={names} />
      <small className="quiet">{told.join(' · ')}</small>
    </span>
  );
}

function RatingChange({ change }: { change: number | undefined }) {
  const { t } = useSpeech();
  if (change === undefined) return null;
  return (
    <span className="quiet">
      {t('players.rating')} {signed(change)}
    </span>
  );
}

/** Told by a word, not by colour alone. */
function Outcome({ match, player }: { match: MatchView; player: string }) {
  const { t } = useSpeech();
  if (match.seats.length > 2) return null;
  const won = match.winners.includes(player);
  const key = won ? 'guest.won' : match.winners.length > 0 ? 'guest.lost' : 'me.draw';
  return <span className={won ? 'won' : 'quiet'}>{t(key)}</span>;
}
