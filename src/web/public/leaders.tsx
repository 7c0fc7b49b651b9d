import type { MatchView } from '../../protocol/wire-views.ts';
import { type Names, numberText, unitName } from '../../words/index.ts';
import { NameLink } from '../shared/boards/player-pages.tsx';
import { followedIn } from '../shared/headline.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { pastOf, resultOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { PlayerLink } from './player-link.tsx';

interface LeadersProps {
  readonly id: string;
  readonly title: string;
  readonly rows: Seen['standings'];
  readonly names: Names;
  readonly view: Seen;
}

/** Of the latest games: more would be a list, and that is the player's page. */
const GAMES = 4;

/** Those in front, each with the figure that people follow, and whom they met on the way. */
export function Leaders({ id, title, rows, names, view }: LeadersProps) {
  const { language } = useSpeech();
  return (
    <section className="stack overview-lead">
      <h2>{title}</h2>
      <ol className="leaders">
        {rows.map((row) => {
          const { player, place } = row;
          const figure = followedIn(view.about, row);
          return (
            <li key={player} className={`place-${place}`}>
              <span className="leader-place">{place}</span>
              <PlayerLink id={id} player={player} names={names} />
              {figure && (
                <span className="leader-figure">
                  <b>{numberText(language, figure.value)}</b>{' '}
                  <span className="quiet">{unitName(language, figure.name, figure.value)}</span>
                </span>
              )}
              <Path {...{ view, player, names }} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const isDuel = ({ seats, outcome }: MatchView): boolean => seats.length === 2 && outcome?.how === 'played';

/** «5–0 Ana Ruiz · 5–3 Bo Lindqvist», in the order of the rounds. */
function Path({ view, player, names }: { view: Seen; player: string; names: Names }) {
  const { language } = useSpeech();
  const games = pastOf(view, player)
    .filter(({ match }) => isDuel(match) && match.state === 'done')
    .slice(0, GAMES)
    .reverse();
  if (games.length === 0) return null;
  return (
    <span className="leader-path">
      {games.map(({ match }) => (
        <span key={match.id}>
          <b>{resultOf(language, match, player)}</b>{' '}
          <NameLink player={match.seats.find((seat) => seat !== player) ?? ''} names={names} />
        </span>
      ))}
    </span>
  );
}
