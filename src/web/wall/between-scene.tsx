import './moments.css';
import { labelText, listText, namesOf, numberText } from '../../words/index.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { type Speech, useSpeech } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';
import { happenings } from './happenings.ts';
import { WayIn } from './way-in.tsx';

/** What happened in the round that is over, while everybody waits for the next. */
export function BetweenScene({ view }: { view: Seen }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const last = view.rounds.at(-1);
  return (
    <section className="wall-scene wall-between">
      <div className="wall-next">
        <FitText block className="wall-large">
          {t('wall.nextSoon')}
        </FitText>
        {last && <p className="wall-hint">{t('wall.isOver', { round: labelText(language, last.label) })}</p>}
      </div>
      <ul className="wall-happened" aria-label={t('wall.happened')}>
        {sentences(speech, view).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <FitText block className="wall-sentence">
              {text}
            </FitText>
          </li>
        ))}
      </ul>
      <WayIn id={view.about.id} />
    </section>
  );
}

function sentences({ t, language }: Speech, view: Seen): { title: string; text: string }[] {
  const names = namesOf(view.players);
  const list = (players: readonly string[]) => listText(language, players.map(names));
  const { leaders, upset, out, through } = happenings(view);
  return [
    ...(leaders.players.length > 0 && leaders.players.length <= 4
      ? [
          {
            title: t('wall.inFront'),
            text: t('wall.leads', {
              count: leaders.players.length,
              names: list(leaders.players),
              points: numberText(language, leaders.value),
            }),
          },
        ]
      : []),
    ...(upset
      ? [
          {
            title: t('wall.upset'),
            text: t('wall.beat', {
              winner: `${names(upset.winner)} (${upset.rating})`,
              loser: `${names(upset.loser)} (${upset.against})`,
            }),
          },
        ]
      : []),
    ...(through.length > 0 ? [{ title: t('wall.through'), text: list(through) }] : []),
    ...(out.length > 0 ? [{ title: t('wall.outNow'), text: list(out) }] : []),
  ];
}
