import type { GameView, MatchView, Outcome, Place } from '../engine/index.ts';
import { gameKindName, listText, numberText, resultText, seatTexts, turnedOutcome } from '../words/index.ts';
import type { TournamentFile } from './tournament.ts';
import { language } from './words.ts';

/** DK-3: who won and what follows, in words: the guard against swapped seats. */
export function resultSentence(file: TournamentFile, place: Place, outcome: Outcome): string {
  const match = file.view.rounds[place.round - 1]?.matches.find(({ number }) => number === place.match);
  if (!match) return '';
  const stored = storedText(file, match, outcome);
  const next = match.games[place.game];
  if (next) return `${stored} ${nextText(next, place.game + 1)}`;
  const [winner] = match.winners;
  const decided = place.game > 1 && winner !== undefined ? ` ${file.names(winner)} wins the match.` : '';
  return `${stored}${decided}`;
}

function storedText({ names }: TournamentFile, { seats }: MatchView, outcome: Outcome): string {
  const [one = '', other = ''] = seats.map(names);
  if (outcome.kind === 'forfeit') {
    const absent = outcome.seats.map((seat) => names(seats[seat] ?? ''));
    const there = seats.flatMap((player, seat) => (outcome.seats.includes(seat) ? [] : [names(player)]));
    const won = there.length === 1 ? `${there[0]} wins: ` : '';
    return `${won}${listText(language, absent)} ${absent.length > 1 ? 'forfeit' : 'forfeits'}.`;
  }
  if (seats.length !== 2 || outcome.kind === 'places') {
    const unit = outcome.kind === 'places' ? 'place ' : '';
    const figures = seatTexts(language, outcome, seats.length);
    const each = seats.map((player, seat) => `${names(player)} ${unit}${figures[seat]}`);
    return `${listText(language, each)}.`;
  }
  const [first, second] = outcome.scores.map((score) => score ?? -1);
  const text = (seen: Outcome) => resultText(language, seen, 2);
  if (first === second) return `${one} and ${other} draw ${text(outcome)}.`;
  return (first ?? 0) > (second ?? 0)
    ? `${one} beats ${other} ${text(outcome)}.`
    : `${other} beats ${one} ${text(turnedOutcome(outcome))}.`;
}

const minutes = (milliseconds: number): string => numberText(language, milliseconds / 60_000);

/** “Next: sudden death, game 2, 5 minutes.” */
function nextText({ kind, clock }: GameView, number: number): string {
  const parts = [gameKindName(language, kind), `game ${number}`];
  if (clock) {
    const [white, black] = [minutes(clock.white.base), minutes(clock.black.base)];
    parts.push(white === black ? `${white} minutes` : `${white} minutes for white, ${black} for black`);
  }
  return `Next: ${parts.join(', ')}.`;
}
