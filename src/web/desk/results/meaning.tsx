import { matchPoints, type Outcome, roundView, submit } from '../../../engine/index.ts';
import { gameKindName, listText, numberText } from '../../../words/index.ts';
import { seatsSoFar } from '../../shared/strikes-typed.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { Rules } from './manner.ts';
import type { Spot } from './recording.ts';
import { type Sides, sidesOf } from './sides.ts';
import { useStrikesBefore } from './use-strikes-before.ts';

interface MeaningProps {
  readonly spot: Spot;
  readonly rules: Rules;
  readonly outcome: Outcome;
  readonly cells: readonly string[];
}

/** What a result that is typed will mean once it is entered. */
export function Meaning(props: MeaningProps) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  const { spot, rules, outcome } = props;
  if (outcome.kind === 'forfeit' && outcome.seats.length === spot.table.seats.length)
    return <p>{t('entry.forfeitedBoth')}</p>;
  if (outcome.kind === 'forfeit') {
    const absent = outcome.seats.map((seat) => names(spot.table.seats[seat] ?? ''));
    return <p>{t('entry.forfeited', { names: listText(language, absent) })}</p>;
  }
  switch (rules.kind) {
    case 'swiss':
      return <SwissMeaning {...props} config={rules.config} />;
    case 'strikes':
      return rules.final ? <p>{t('entry.final')}</p> : <StrikesMeaning {...props} config={rules.config} />;
    case 'match':
      return <MatchMeaning {...props} />;
  }
}

type Configured<Kind extends Rules['kind']> = MeaningProps &
  Pick<Extract<Rules, { kind: Kind; config: unknown }>, 'config'>;

/** SW-1: what the score is worth; a timed win is seen from it. */
function SwissMeaning({ spot, outcome, config }: Configured<'swiss'>) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  const [first, second] = outcome.kind === 'scores' ? outcome.scores : [];
  const worth = matchPoints(config, (first ?? 0) / 1000, (second ?? 0) / 1000);
  if (!worth.ok) return null;
  const { how, winner } = worth.value;
  const [one, other] = worth.value.points.map((halves) => numberText(language, halves / 2));
  if (winner === undefined) return <p>{t('entry.swissDraw', { points: one ?? '' })}</p>;
  const name = names(spot.table.seats[winner] ?? '');
  return (
    <p className={how === 'timed-win' ? 'timed' : ''}>
      {t(how === 'timed-win' ? 'entry.swissTimedWin' : 'entry.swissWin', { name, points: `${one}–${other}` })}
    </p>
  );
}

/** ST-1: «Ana is out with 38». */
function StrikesMeaning({ spot, cells, config }: Configured<'strikes'>) {
  const { t } = useSpeech();
  const { names } = useDesk();
  const before = useStrikesBefore();
  const seats = seatsSoFar(spot.table, cells, config, before);
  const out = spot.table.seats.flatMap((player, at) => {
    const seat = seats[at];
    return seat?.out ? [t('entry.isOut', { name: names(player), strikes: seat.total ?? 0 })] : [];
  });
  return out.length === 0 ? <p>{t('entry.nobodyOut')}</p> : <p className="goes-out">{out.join(' ')}</p>;
}

/** HK-20: decided, drawn, or another game; the engine says which. */
function MatchMeaning({ spot, outcome }: MeaningProps) {
  const { t, language } = useSpeech();
  const { state, facts, names } = useDesk();
  const { called } = sidesOf(facts, spot.place.round, spot.game);
  const at = state.log.head?.at ?? 0;
  const command = { type: 'RecordOutcome', place: spot.place, outcome } as const;
  const answer = submit(state, { commandId: 'looked-at', at, by: 'desk', command });
  if (!answer.ok) return null;
  const { round, match: number, game } = spot.place;
  const match = roundView(answer.value.state, round)?.matches.find((one) => one.number === number);
  const next = match?.games[game];
  const stored = <GameStored spot={spot} outcome={outcome} called={called} goesOn={next !== undefined} />;
  if (next) {
    const kind = gameKindName(language, next.kind);
    const name = next.attempt === undefined ? kind : t('entry.attempt', { kind, attempt: next.attempt });
    return (
      <p>
        {stored} {t(next.kind === 'regular' ? 'entry.goesOn' : 'entry.further', { game: name })}
      </p>
    );
  }
  // A single game is the whole match: one sentence says it all.
  if (game === 1) return <p>{stored}</p>;
  const [winner] = match?.winners ?? [];
  return (
    <p>
      {stored} {winner === undefined ? t('entry.drawnMatch') : t('entry.takesMatch', { name: names(winner) })}
    </p>
  );
}

interface StoredProps extends Pick<MeaningProps, 'spot' | 'outcome'>, Pick<Sides, 'called'> {
  readonly goesOn: boolean;
}

/** DK-3: what will be stored, in words: «Bob, white, wins game 2.» */
function GameStored({ spot, outcome, called, goesOn }: StoredProps) {
  const { t } = useSpeech();
  const { names } = useDesk();
  const [first, second] = outcome.kind === 'scores' ? outcome.scores : [];
  const { game } = spot.place;
  const alone = spot.table.games.length === 1 && !goesOn;
  if (first === second) return <b>{alone ? t('entry.draw') : t('entry.storesDraw', { game })}</b>;
  const seat = (first ?? 0) > (second ?? 0) ? 0 : 1;
  const name = names(spot.table.seats[seat] ?? '');
  const side = called(seat);
  return (
    <b>{side ? t('entry.storesWin', { name, side: t(side), game }) : t('entry.storesWinPlain', { name, game })}</b>
  );
}
