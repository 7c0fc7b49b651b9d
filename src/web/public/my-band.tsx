import { Link } from 'wouter';
import { absentText, labelText, listText, type Names } from '../../words/index.ts';
import { namedParts } from '../shared/boards/board-names.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { resultOf, type Whereabouts, whereaboutsOf } from '../shared/whereabouts.ts';
import { type Speech, useSpeech } from '../shared/words.ts';
import { NewTable } from './new-table.tsx';

interface BandProps {
  readonly view: Seen;
  readonly player: string;
  readonly names: Names;
}

/** DK-11: on every page of the event, whoever chose a name sees their table first, and finds the way back to their page. */
export function MyBand({ view, player, names }: BandProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const now = whereaboutsOf(view, player);
  const round = 'round' in now ? namedParts(labelText(language, now.round.label))[0] : undefined;
  return (
    <nav className="my-band" aria-label={t('me.mine')}>
      <NewTable {...{ view, player, names }} />
      <Link href={`/t/${view.about.id}/me`}>
        {now.kind === 'table' && now.match.state === 'open' && (
          <span className="pennant">
            <span className="unseen">{t('me.table')} </span>
            {now.match.table}
          </span>
        )}
        <span className="my-band-words">
          <small>{[names(player), round].filter((part) => part !== undefined).join(' · ')}</small>
          <b>{inWords(speech, now, view, player, names)}</b>
        </span>
        <span className="my-band-go">{t('me.mine')}</span>
      </Link>
    </nav>
  );
}

function inWords({ t, language }: Speech, now: Whereabouts, view: Seen, player: string, names: Names): string {
  switch (now.kind) {
    case 'table': {
      if (now.match.state !== 'open') return t('me.done', { result: resultOf(language, now.match, player) });
      const others = now.match.seats.filter((seat) => seat !== player).map(names);
      return `${t(others.length > 1 ? 'me.together' : 'me.against')} ${listText(language, others)}`;
    }
    case 'games':
      return t('me.games', { count: now.matches.filter(({ state }) => state === 'open').length });
    case 'bye':
      return t(now.round.byeWorth === 'rest' ? 'me.rests' : 'me.bye');
    case 'absent':
      return absentText(language, now.bye);
    case 'out':
      return t(view.about.status === 'finished' ? 'me.over' : 'me.out');
    case 'not-started':
      return t('me.notStarted');
    default:
      return t(`me.${now.kind}`);
  }
}
