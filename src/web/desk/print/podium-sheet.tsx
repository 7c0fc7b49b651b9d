import { listText } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';
import { SheetEvent } from './sheet-title.tsx';

/** One sheet for the door of the hall: the winner as large as the paper allows, second and third below. */
export function PodiumSheet() {
  const { t, language } = useSpeech();
  const { state, facts, conclusion, names, say, derived } = useDesk();
  const { finished, winners, why } = conclusion;
  if (!finished || winners.length === 0) return <p className="empty">{t('print.notOver')}</p>;
  const next = (viewOf(derived, state)?.standings ?? []).filter(
    ({ player, place }) => place <= 3 && !winners.includes(player),
  );
  const longest = Math.max(...winners.flatMap((player) => names(player).split(/\s+/)).map((word) => word.length));
  // A letter is about six tenths as wide as it is tall; several winners share the height.
  const size = Math.min(40, 182 / (0.64 * Math.max(4, longest)), 60 / winners.length);
  return (
    <section className="paper-page paper-podium">
      <p className="paper-event">{facts.about?.name}</p>
      <SheetEvent />
      <p className="paper-won">★ {t('standings.winnersCount', { count: winners.length })}</p>
      {winners.map((player) => (
        <h1 key={player} style={{ fontSize: `${size}mm` }}>
          {names(player)}
        </h1>
      ))}
      <ol>
        {next.slice(0, 4).map(({ player, place }) => (
          <li key={player}>
            <b>{place}</b> {names(player)}
          </li>
        ))}
      </ol>
      <p className="quiet">{listText(language, why.map(say))}</p>
    </section>
  );
}
