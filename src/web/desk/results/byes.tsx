import { type Round, roundRules } from '../../../engine/index.ts';
import { Why } from '../../shared/controls/why.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PlayerName } from '../player-name.tsx';

export function Byes({ round }: { round: Round }) {
  const t = useT();
  const { say, derived } = useDesk();
  const word = roundRules(derived, round).rests ? 'round.rests' : 'round.byes';
  return (
    <section className="card stack byes">
      <h2>{t(word, { count: round.byes.length })}</h2>
      <p>
        {round.byes.map((player, at) => (
          <span key={player}>
            {at > 0 && ', '}
            <PlayerName player={player} />
          </span>
        ))}{' '}
        <Why sentences={round.byeReasons.map((reason) => [reason.rule, say(reason)])} />
      </p>
    </section>
  );
}
