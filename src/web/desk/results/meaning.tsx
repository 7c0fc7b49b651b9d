import { type Outcome, roundView, said, submit, type Table } from '../../../engine/index.ts';
import { gameKindName, listText, numberText } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { Spot } from './recording.ts';
import { type Sides, sidesOf } from './sides.ts';
import { useOtherReports } from './use-recording.ts';

interface MeaningProps {
  readonly spot: Spot;
  readonly outcome: Outcome;
}

/** What a result that is typed will mean once it is entered, and who has said otherwise. */
export function Meaning(props: MeaningProps) {
  const others = useOtherReports()(props.spot, props.outcome);
  return (
    <>
      <Worth {...props} />
      {others.length > 0 && <p className="notable">{others.join(' ')}</p>}
    </>
  );
}

function Worth(props: MeaningProps) {
  const { t, language } = useSpeech();
  const { names, say, derived } = useDesk();
  const { spot, outcome } = props;
  if (outcome.kind === 'forfeit' && outcome.seats.length === spot.table.seats.length)
    return <p>{t('entry.forfeitedBoth')}</p>;
  if (outcome.kind === 'forfeit') {
    const absent = outcome.seats.map((seat) => names(spot.table.seats[seat] ?? ''));
    return <p>{t('entry.forfeited', { names: listText(language, absent) })}</p>;
  }
  const typed = withOutcome(spot.table, spot.place.game, outcome);
  const meaning = derived.meaning(spot.round, typed);
  if (meaning) return <p className={meaning.notable ? 'notable' : ''}>{meaning.why.map(say).join(' ')}</p>;
  if (spot.table.seats.length <= 2) return <MatchMeaning {...props} />;
  const tally = derived.tally(spot.round, typed);
  const worth = spot.table.seats.map(
    (player, seat) => `${names(player)} ${numberText(language, said(tally.points[seat] ?? 0))}`,
  );
  return <p>{listText(language, worth)}</p>;
}

/** The table as it would be with what is typed. */
export const withOutcome = (table: Table, game: number, outcome: Outcome): Table => ({
  ...table,
  games: table.games.map((one, at) =>
    at === game - 1 ? { ...one, recorded: { outcome, completedAt: 0, sequence: 0 } } : one,
  ),
});

/** HK-20: decided, drawn, or another game; the engine says which. */
function MatchMeaning({ spot, outcome }: MeaningProps) {
  const { t, language } = useSpeech();
  const { state, names, derived } = useDesk();
  const { called } = sidesOf(derived, spot.place.round, spot.game);
  const at = state.log.head?.at ?? 0;
  const command = { type: 'RecordOutcome', place: spot.place, outcome } as const;
  const answer = submit(derived.formats, state, { commandId: 'looked-at', at, by: 'desk', command });
  if (!answer.ok) return null;
  const { round, match: number, game } = spot.place;
  const after = answer.value.derived;
  const played = after.facts.rounds[round - 1];
  const match = played && roundView(after, played).matches.find((one) => one.number === number);
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

/** DK-3: what will be stored, in words: “Bob, white, wins game 2.” */
function GameStored({ spot, outcome, called, goesOn }: StoredProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { names } = useDesk();
  const [first, second] = outcome.kind === 'scores' ? outcome.scores : [];
  const { game } = spot.place;
  const alone = spot.table.games.length === 1 && !goesOn;
  if (first === second) return <b>{alone ? t('entry.draw') : t('entry.storesDraw', { game })}</b>;
  const seat = (first ?? 0) > (second ?? 0) ? 0 : 1;
  const name = names(spot.table.seats[seat] ?? '');
  const side = called(speech, seat);
  return <b>{side ? t('entry.storesWin', { name, side, game }) : t('entry.storesWinPlain', { name, game })}</b>;
}
