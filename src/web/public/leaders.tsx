import { criterionName, type Names, numberText } from '../../words/index.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { PlayerLink } from './player-link.tsx';

interface LeadersProps {
  readonly id: string;
  readonly title: string;
  readonly rows: Seen['standings'];
  readonly names: Names;
}

/** Those in front, each with the figure that counts first. */
export function Leaders({ id, title, rows, names }: LeadersProps) {
  const { language } = useSpeech();
  return (
    <section className="stack">
      <h2>{title}</h2>
      <ol className="leaders">
        {rows.map(({ player, place, criteria: [figure] }) => (
          <li key={player} className={`place-${place}`}>
            <span className="leader-place">{place}</span>
            <PlayerLink id={id} player={player} names={names} />
            {figure && (
              <span className="leader-figure">
                <b>{numberText(language, figure.value)}</b>{' '}
                <span className="quiet">{criterionName(language, figure.name)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
