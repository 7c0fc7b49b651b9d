import './report.css';
import { Link } from 'wouter';
import { type RoundView, said } from '../../../engine/index.ts';
import { howName, labelText, listText, numberText, unitName, writtenResult, zoneAt } from '../../../words/index.ts';
import { followed } from '../../shared/headline.ts';
import { HowItIsPlayed } from '../../shared/how-it-is-played.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { useContact } from '../../shared/use-contact.ts';
import { resultOf } from '../../shared/whereabouts.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PlayerName } from '../player-name.tsx';
import { viewOf } from '../rounds.ts';
import { StandingsList } from '../standings/standings.tsx';
import { changesIn } from './changes.ts';
import { useEventFacts } from './event-facts.tsx';
import { useProof } from './proof.tsx';

/** DK-32: the whole event on one page: who won and how, where everyone stands, every result, what was changed, the proof. */
export function Report() {
  const { language } = useSpeech();
  const say = useT('evening');
  const { id, state, facts, conclusion, say: worded, derived } = useDesk();
  const view = viewOf(derived, state);
  const { winners, finished, why } = conclusion;
  return (
    <div className="stack final-report">
      <PageHead
        title={say('report.title')}
        say={<p>{finished ? facts.about?.name : say('report.running')}</p>}
        tools={
          <Link className="button small" href={`/t/${id}/desk/print/report`}>
            {say('report.print')}
          </Link>
        }
      />
      {finished && winners.length > 0 && (
        <section className="report-won">
          <h2>
            {winners.map((winner) => (
              <span key={winner}>
                <PlayerName player={winner} />
              </span>
            ))}
          </h2>
          <p>{listText(language, why.map(worded))}</p>
        </section>
      )}
      <div className="report-parts">
        {finished && <Podium />}
        {finished && winners.map((winner) => <Path key={winner} winner={winner} />)}
        <EventPart />
      </div>
      <section className="report-part">
        <h2>{say('report.standings')}</h2>
        <StandingsList />
      </section>
      <section className="report-part">
        <h2>{say('report.results')}</h2>
        <div className="report-rounds">
          {(view?.rounds ?? [])
            .filter((round) => round.state !== 'draft')
            .map((round) => (
              <RoundResults key={round.number} round={round} />
            ))}
        </div>
      </section>
      {facts.about && (
        <section className="report-part">
          <h2>{say('report.rules')}</h2>
          <HowItIsPlayed format={facts.about.format} config={facts.about.config} />
        </section>
      )}
      <Changes />
      <Proof />
    </div>
  );
}

const PODIUM = 3;

function Podium() {
  const { language } = useSpeech();
  const say = useT('evening');
  const { conclusion, state, derived } = useDesk();
  const headline = viewOf(derived, state)?.headline;
  return (
    <section className="report-part">
      <h2>{say('report.podium')}</h2>
      <ol className="report-podium">
        {conclusion.standings
          .filter(({ place }) => place <= PODIUM)
          .slice(0, 2 * PODIUM)
          .map(({ player, place, criteria }) => ({ player, place, figure: followed(criteria, headline) }))
          .map(({ player, place, figure }) => (
            <li key={player} className={`place-${place}`}>
              <span className="report-place">{place}</span>
              <PlayerName player={player} />
              {figure && (
                <span className="report-worth">
                  <b>{numberText(language, said(figure.value))}</b>
                  <span className="hint">{unitName(language, figure.name, said(figure.value))}</span>
                </span>
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** Each of the winner's games in a line; the last one decided it. */
function Path({ winner }: { winner: string }) {
  const { language } = useSpeech();
  const say = useT('evening');
  const { state, names, derived } = useDesk();
  const games = (viewOf(derived, state)?.rounds ?? []).flatMap((round) =>
    round.matches
      .filter((match) => match.seats.includes(winner) && match.state === 'done')
      .map((match) => ({ round, match })),
  );
  return (
    <section className="report-part">
      <h2>{say('report.path', { name: names(winner) })}</h2>
      <ol className="report-path">
        {games.map(({ round, match }) => (
          <li key={match.id}>
            <span className="quiet">{labelText(language, round.label)}</span>
            <span>
              <NamedPlayers players={match.seats.filter((seat) => seat !== winner)} />
            </span>
            <b>{resultOf(language, match, winner)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NamedPlayers({ players }: { players: readonly string[] }) {
  return players.map((player, at) => (
    <span key={player}>
      {at > 0 && ', '}
      <PlayerName player={player} />
    </span>
  ));
}

function EventPart() {
  const say = useT('evening');
  const known = useEventFacts(useContact(useDesk().id));
  return (
    <section className="report-part">
      <h2>{say('report.event')}</h2>
      <dl className="report-facts">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RoundResults({ round }: { round: RoundView }) {
  const { language } = useSpeech();
  const say = useT('evening');
  return (
    <section className="report-round">
      <h3>{labelText(language, round.label)}</h3>
      <table className="list-table">
        <tbody>
          {round.matches.map((match) => (
            <tr key={match.id}>
              <td className="number tight">{match.table}</td>
              <td>
                {match.seats.map((seat, at) => (
                  <span key={seat} className={match.winners.includes(seat) ? 'report-winner' : ''}>
                    {at > 0 && ' – '}
                    <PlayerName player={seat} />
                  </span>
                ))}
              </td>
              <td className="tight">
                {match.outcome && match.outcome.how !== 'played'
                  ? howName(language, match.outcome.how)
                  : listText(
                      language,
                      match.games.flatMap(({ result }) =>
                        result === undefined ? [] : [writtenResult(language, result, match.seats.length)],
                      ),
                    )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {round.byes.length > 0 && (
        <p className="hint">
          {say(round.byeWorth === 'rest' ? 'report.rests' : 'report.bye')}: <NamedPlayers players={round.byes} />
        </p>
      )}
    </section>
  );
}

function Changes() {
  const { language, locale } = useSpeech();
  const say = useT('evening');
  const { state, facts, derived } = useDesk();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...zoneAt(facts.event) });
  const changes = changesIn(derived.formats, language, state.log.slice());
  return (
    <section className="report-part">
      <h2>{say('report.changes')}</h2>
      {changes.length === 0 && <p className="quiet">{say('report.noChanges')}</p>}
      <ol className="report-changes">
        {changes.map(({ version, at, what }) => (
          <li key={version}>
            <time className="quiet" dateTime={new Date(at).toISOString()}>
              {time.format(at)}
            </time>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Proof() {
  const say = useT('evening');
  const lines = useProof();
  return (
    <section className="report-part">
      <h2>{say('report.proof')}</h2>
      <p className="hint">{say('report.proofHow')}</p>
      <dl className="report-proof">
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
