import { boardView, type Round, roundRules } from '../../../engine/index.ts';
import { countText, labelText, listText } from '../../../words/index.ts';
import { afterRound, countedRounds, ledgerOf } from '../../shared/boards/bars-ledger.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { labelOfRound, viewOf } from '../rounds.ts';

/** After the round: totals and eliminations, in sentences a host can read aloud. */
export function Announcement({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { state, facts, names, conclusion, say, derived } = useDesk();
  const view = viewOf(derived, state);
  const board = boardView(derived);
  if (!view || board.kind !== 'bars') return null;
  const rounds = countedRounds(view.rounds, board.rounds);
  const number = rounds.findIndex((one) => one.number === round.number) + 1;
  const list = (players: readonly string[]) => listText(language, players.map(names));
  const decided = conclusion.finished && round.number === facts.rounds.at(-1)?.number;
  const after = afterRound(ledgerOf(view.rounds, view.standings, board.rounds), number, board.limit);
  const counted = roundRules(derived, round).headline ?? '';
  const stillIn = after.in.reduce((sum, { players }) => sum + players.length, 0);
  const out = after.out.map(({ player, total }) => t('announce.with', { name: names(player), total }));
  return (
    <section className="announcement" aria-labelledby="announcement">
      <h2 id="announcement">{t('announce.title')}</h2>
      <p>
        {t('announce.over', { label: labelText(language, labelOfRound(derived, round.number)) })}
        {number > 0 &&
          ` ${out.length > 0 ? t('announce.out', { count: out.length, names: listText(language, out) }) : t('announce.nobody')}`}
        {after.left.length > 0 && ` ${t('announce.left', { names: list(after.left) })}`}
        {number > 0 && stillIn > 0 && ` ${t('announce.still', { count: stillIn })}`}
      </p>
      {number > 0 && (
        <ul>
          {after.in.map(({ total, players }) => (
            <li key={total}>
              {t('announce.level', { what: countText(language, counted, total), names: list(players) })}
            </li>
          ))}
        </ul>
      )}
      {decided && conclusion.why.map((reason) => <p key={reason.code}>{say(reason)}</p>)}
    </section>
  );
}
