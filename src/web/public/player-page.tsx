import { Link } from 'wouter';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { criterionName, labelText, type Names, namesOf, numberText, say, stateName } from '../../words/index.ts';
import { Why } from '../shared/controls/why.tsx';
import { Needs } from '../shared/forecast/index.tsx';
import type { WithView } from '../shared/live.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { usePageTitle } from '../shared/use-page-title.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { openTablesOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { MatchResult } from './match-result.tsx';
import { PlayerLink } from './player-link.tsx';
import { GuestHead } from './public-head.tsx';
import { partPath } from './public-tabs.tsx';
import { ratingChanges, signed } from './rating-changes.ts';

/** DK-28: one player, for everyone: place, every game, byes, rating, next table. */
export function PlayerPage({ id, player, ...live }: WithView & { id: string; player: string }) {
  const { t } = useSpeech();
  const { view } = live;
  const names = namesOf(view.players);
  const found = view.players.find((one) => one.id === player);
  usePageTitle(found?.name, view.about.name);
  return (
    <div className="guest">
      <GuestHead {...live} />
      <main className="page stack">
        <p>
          <Link href={partPath(id, 'players')}>← {t('guest.players')}</Link>
        </p>
        {found ? (
          <>
            <h2 className="player-name">
              <bdi>{found.name}</bdi>
            </h2>
            {found.club !== undefined && <p className="quiet">{found.club}</p>}
            <Figures view={view} player={player} names={names} />
            {view.about.forecast && view.about.status === 'running' && (
              <Needs id={id} version={view.version} {...{ names, player }} />
            )}
            <NextTables id={id} view={view} player={player} names={names} />
            <Games id={id} view={view} player={player} names={names} />
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
  readonly view: Seen;
  readonly player: string;
  readonly names: Names;
}

function Figures({ view, player, names }: OfPlayer) {
  const { t, language } = useSpeech();
  const row = view.standings.find((one) => one.player === player);
  const entered = view.players.find((one) => one.id === player);
  const begun = view.rounds.length > 0;
  const { total } = ratingChanges(view, player);
  return (
    <dl className="player-figures">
      {row && begun && (
        <div>
          <dt>{t('standings.place')}</dt>
          <dd>
            {row.place} <small>{t('me.ofMany', { count: view.standings.length })}</small>{' '}
            <Why
              sentences={row.why.map((reason) => [reason.rule, say(language, reason, names)])}
              about={names(player)}
            />
          </dd>
        </div>
      )}
      {begun &&
        row?.criteria.slice(0, 3).map(({ name, value }) => (
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
      {row && row.state !== 'active' && (
        <div>
          <dt>{t('standings.state')}</dt>
          <dd>{stateName(language, row.state)}</dd>
        </div>
      )}
    </dl>
  );
}

function NextTables({ id, view, player, names }: OfPlayer & { id: string }) {
  const { t, language } = useSpeech();
  const open = openTablesOf(view, player);
  if (open.length === 0) return null;
  return (
    <section className="stack ruled">
      <h3>{t('guest.playsNow')}</h3>
      <ul className="player-games">
        {open.map(({ round, match }) => (
          <li key={match.id}>
            <span className="quiet">{labelText(language, round.label)}</span>
            <span>
              {t('round.atTable', { table: match.table })} · <Others {...{ id, round, match, player, names }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OthersProps {
  readonly id: string;
  readonly round: RoundView;
  readonly match: MatchView;
  readonly player: string;
  readonly names: Names;
}

function Others({ id, round: { sides }, match, player, names }: OthersProps) {
  const { t, language } = useSpeech();
  const game = match.games.at(-1);
  const side = game?.white === player ? 'white' : game?.black === player ? 'black' : undefined;
  return (
    <>
      {side && (
        <span className={`my-colour ${side}`}>
          <span className="disc" aria-hidden="true" />
          <span className="unseen">{sides ? labelText(language, sides[side]) : t(`entry.${side}`)}</span>
        </span>
      )}
      {match.seats
        .filter((seat) => seat !== player)
        .map((seat, at) => (
          <span key={seat}>
            {at > 0 && ', '}
            <PlayerLink id={id} player={seat} names={names} />
          </span>
        ))}
    </>
  );
}

interface Appearance {
  readonly round: RoundView;
  readonly match?: MatchView;
}

/** Every game and every bye, in the order of the rounds. */
const linesOf = (view: Seen, player: string): readonly Appearance[] =>
  view.rounds.flatMap((round): Appearance[] => [
    ...(round.byes.includes(player) ? [{ round }] : []),
    ...round.matches
      .filter((match) => match.state === 'done' && match.seats.includes(player))
      .map((match) => ({ round, match })),
  ]);

function Games({ id, view, player, names }: OfPlayer & { id: string }) {
  const { t, language } = useSpeech();
  const lines = linesOf(view, player);
  const { byRound } = ratingChanges(view, player);
  if (lines.length === 0) return null;
  return (
    <section className="stack ruled">
      <h3>{t('guest.games')}</h3>
      <ul className="player-games">
        {lines.map(({ round, match }, at) => (
          <li key={match?.id ?? `bye ${round.number}`}>
            <span className="quiet">{labelText(language, round.label)}</span>
            {match ? (
              <>
                <span>
                  <Others {...{ id, round, match, player, names }} />
                </span>
                <span className="player-result">
                  <Outcome match={match} player={player} /> <MatchResult match={match} of={player} />
                  {/* A round changes it once, however many games it has. */}
                  {lines[at + 1]?.round !== round && <RatingChange change={byRound.get(round.number)} />}
                </span>
              </>
            ) : (
              <span>{t(round.byeWorth === 'rest' ? 'round.resting' : 'race.bye')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
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
