import type { Consequences as Data } from '../../../engine/index.ts';
import { labelText, listText, sayFinding, stateName } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { labelOfRound } from '../rounds.ts';

const SHOWN = 8;

/** DK-4: what changes if later rounds are kept. */
export function Consequences({ consequences }: { consequences: Data }) {
  const { t, language } = useSpeech();
  const { names, derived } = useDesk();
  const called = (round: number) => labelText(language, labelOfRound(derived, round));
  const { moved, states, winners, finished, through, faults, mayReinstate, cancelledGames, ratings } =
    consequences.keep;
  const list = (ids: readonly string[]) =>
    ids.length > 0 ? listText(language, ids.map(names)) : t('correction.nobody');
  const differs = (a: readonly string[], b: readonly string[]) => a.join() !== b.join();
  const sentences = [
    ...(differs(winners.from, winners.to)
      ? [t('correction.winners', { from: list(winners.from), to: list(winners.to) })]
      : []),
    ...(finished.from !== finished.to ? [finished.to ? t('correction.finishes') : t('correction.goesOn')] : []),
    ...(differs(through.from, through.to)
      ? [t('correction.through', { from: list(through.from), to: list(through.to) })]
      : []),
    ...states.map(({ player, from, to }) =>
      t('correction.state', {
        name: names(player),
        from: stateName(language, from),
        to: stateName(language, to),
      }),
    ),
    ...faults.map(({ round, table, finding }) =>
      table === undefined
        ? t('correction.fault', { label: called(round), fault: sayFinding(language, finding, names, 'desk') })
        : t('correction.faultAt', { label: called(round), table, fault: sayFinding(language, finding, names, 'desk') }),
    ),
    ...moved.slice(0, SHOWN).map(({ player, from, to }) => t('correction.moved', { name: names(player), from, to })),
    ...(moved.length > SHOWN ? [t('correction.movedMore', { count: moved.length - SHOWN })] : []),
    ...(mayReinstate.length > 0 ? [t('correction.mayReinstate', { names: list(mayReinstate) })] : []),
    ...ratings.slice(0, SHOWN).map(({ player, from, to }) => t('correction.rating', { name: names(player), from, to })),
    ...(cancelledGames > 0 ? [t('correction.cancelled', { count: cancelledGames })] : []),
  ];
  if (sentences.length === 0) return <p>{t('correction.nothing')}</p>;
  return (
    <ul className="consequences">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
