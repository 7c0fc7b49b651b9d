// Records the example tournaments anew, and notes their codes: npx tsx examples/record.ts, or with the name of a format for those of it alone
// For a new example, or where the rules changed before the first release. Else a recorded one stays as it is: the tests audit it,
// so that no change alters an old draw unseen.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '../src/engine/formats/index.ts';
import { type Command, conclude, draftOf, emptyState, hashOf, type Outcome, type State, shortCode, submit, isAway } from '../src/engine/index.ts';
import { tournamentFileText } from '../src/exchange/index.ts';
import { type Chance, chanceFrom } from '../src/kit/index.ts';

const names =
  'Ana Ruiz,Bo Lindqvist,Cy Young,Dee Okafor,Eli Stone,Fay Moreau,Gus Adler,Hana Sato,Ivo Novak,Jun Park,Kim Larsen,Lea Weiß,Max O’Neill,Nia Mbeki,Oz Demir,Pia Costa,Quim Serra,Rae Finch,Sol Vega,Tom Hart,Uma Rao,Vic Dunn,Wes Cole,Xia Lin,Yan Petrov,Zoë Blanc'.split(
    ',',
  );

class Recording {
  state: State = emptyState;
  private at = Date.UTC(2026, 4, 2, 9);
  readonly chance: Chance;

  constructor(readonly title: string, format: string, config: Readonly<Record<string, unknown>>, players: number) {
    this.chance = chanceFrom(hashOf(title));
    this.go({ type: 'CreateTournament', id: title.toLowerCase().replaceAll(' ', '-'), name: title, format, config, secret: hashOf(`secret of ${title}`) });
    this.go({ type: 'AddPlayers', players: names.slice(0, players).map((name, at) => ({ name, ...(at % 5 !== 4 && { rating: 1900 - 23 * at }) })) });
    this.go({ type: 'Start' });
  }

  go(command: Command): void {
    this.at += 60_000 + this.chance.below(240_000);
    const commandId = `${this.title}-${this.state.log.length + 1}`;
    const answer = submit(formats, this.state, { commandId, at: this.at, by: 'desk', command });
    if (!answer.ok) throw new Error(`${this.title}: ${command.type}: ${JSON.stringify(answer.error)}`);
    this.state = answer.value.state;
  }

  get finished(): boolean {
    return conclude(formats, this.state.facts).finished;
  }

  /** The stronger usually wins; `form` writes it down. */
  openGames(form: (better: readonly number[]) => Outcome) {
    return this.state.facts.rounds
      .filter((round) => round.state !== 'draft')
      .flatMap((round) => round.tables.map((table) => ({ round, table })))
      .flatMap(({ round, table }) => {
        const game = table.games.findIndex((one) => !one.recorded);
        if (game < 0) return [];
        const strength = table.seats.map((id) => 40 - Number(id.slice(1)) + this.chance.below(25));
        return [{ place: { round: round.number, edition: round.edition, match: table.match, game: game + 1 }, outcome: this.without(table.seats, form(strength)) }];
      });
  }

  /** A seat whose player left has no number. */
  private without(seats: readonly string[], outcome: Outcome): Outcome {
    const left = (seat: number) => isAway(this.state.facts.players.get(seats[seat] ?? ''));
    if (outcome.kind !== 'scores' || seats.length === 2) return outcome;
    return { kind: 'scores', scores: outcome.scores.map((score, seat) => (left(seat) ? null : score)) };
  }

  playRound(form: (better: readonly number[]) => Outcome): void {
    for (;;) {
      const open = this.openGames(form);
      const [first, ...rest] = this.chance.shuffle(open);
      if (!first) return;
      this.go({ type: 'RecordOutcome', ...first });
      if (rest.length > 0) this.go({ type: 'RecordSeveral', reports: rest });
    }
  }

  draw(): void {
    const last = this.state.facts.rounds.at(-1);
    if (last?.state === 'published' && last.open === 0) this.go({ type: 'CloseRound', round: last.number });
    if (this.finished || this.state.facts.rounds.some((round) => round.state === 'published' && round.open > 0)) return;
    if (!draftOf(this.state.facts)) this.go({ type: 'PairRound' });
  }

  publish(): void {
    const draft = draftOf(this.state.facts);
    if (draft) this.go({ type: 'PublishRound', round: draft.number });
  }

  playOut(form: (better: readonly number[]) => Outcome): void {
    while (!this.finished) {
      this.playRound(form);
      this.draw();
      this.publish();
    }
  }

  correct(round: number, table: number, later: { kind: 'keep' } | { kind: 'unwind'; confirm: string }): void {
    const at = this.state.facts.rounds[round - 1];
    const replaces = at?.tables.find((one) => one.number === table)?.games[0]?.recorded?.outcome;
    if (!at || replaces?.kind !== 'scores') throw new Error('nothing to correct');
    const outcome: Outcome = { kind: 'scores', scores: [...replaces.scores].reverse() };
    this.go({ type: 'CorrectOutcome', place: { round, edition: at.edition, match: table, game: 1 }, outcome, replaces, later });
  }

  save(file: string): void {
    writeFileSync(join(import.meta.dirname, file), tournamentFileText(this.state.log.slice()));
    const code = shortCode(this.state.log.head?.hash ?? '');
    const readme = join(import.meta.dirname, 'README.md');
    const row = new RegExp(`^(\\| ${file.replace('.', '\\.')} \\|.*\\| )\\S+ \\|$`, 'm');
    writeFileSync(readme, readFileSync(readme, 'utf8').replace(row, `$1${code} |`));
    console.log(file, this.state.log.length, 'entries', code);
  }
}

const best = (strength: readonly number[]) => Math.max(...strength);
const onePoint = (strength: readonly number[]): Outcome => {
  const [a = 0, b = 0] = strength;
  const level = Math.abs(a - b) < 3;
  return { kind: 'scores', scores: level ? [500, 500] : a > b ? [1000, 0] : [0, 1000] };
};
const toFive = (strength: readonly number[]): Outcome => {
  const [a = 0, b = 0] = strength;
  const gap = Math.min(5, Math.max(1, Math.ceil(Math.abs(a - b) / 5)));
  if (a === b) return { kind: 'scores', scores: [3000, 3000] };
  const most = gap === 1 ? 4000 : 5000;
  return { kind: 'scores', scores: a > b ? [most, most - 1000 * gap] : [most - 1000 * gap, most] };
};
const numbers = (strength: readonly number[]): Outcome => ({ kind: 'scores', scores: strength.map((one) => one * 1000) });
const places = (strength: readonly number[]): Outcome => ({
  kind: 'places',
  places: strength.map((one) => 1 + strength.filter((other) => other > one).length),
});

function double(): void {
  const cup = new Recording('Second Chance Cup', 'double', {}, 11);
  cup.draw();
  cup.publish();
  cup.go({ type: 'Forfeit', place: { round: 1, edition: 1, match: 8, game: 1 }, seats: [0] });
  cup.playOut(onePoint);
  cup.save('double-11.json');
}

function groups(): void {
  const mail = new Recording('Correspondence Tafl', 'groups', { ratings: 'glicko2' }, 11);
  mail.draw();
  mail.publish();
  mail.go({ type: 'DropPlayer', player: 'p7' });
  mail.playOut(onePoint);
  mail.save('groups-correspondence.json');

  const hall = new Recording('Hall Tafl', 'groups', { arrangement: 'balanced', base: 900_000, increment: 10_000 }, 17);
  hall.draw();
  hall.publish();
  hall.playRound(onePoint);
  hall.correct(1, 2, { kind: 'keep' });
  hall.playOut(onePoint);
  hall.save('groups-balanced.json');

  const tafl = new Recording('Tafl Championship', 'groups', { arrangement: 'mixed', groupSize: 6, advance: 'best', best: 2, tieBreaks: ['head-to-head', 'sonneborn-berger', 'shorter-wins'], movesFirst: 'defender' }, 17);
  tafl.draw();
  tafl.publish();
  tafl.go({ type: 'DropPlayer', player: 'p4' });
  tafl.playOut((strength) => {
    const result = onePoint(strength);
    return result.kind === 'scores' ? { ...result, moves: 24 + tafl.chance.below(40) } : result;
  });
  tafl.save('groups-championship.json');
}

function hybrid(): void {
  const league = new Recording('Sacrifice Thirteen', 'hybrid', {}, 13);
  league.draw();
  league.publish();
  league.go({ type: 'Forfeit', place: { round: 1, edition: 1, match: 1, game: 1 }, seats: [1] });
  league.playRound(onePoint);
  league.go({ type: 'DropPlayer', player: 'p12' });
  league.playOut(onePoint);
  league.save('hybrid-qualification.json');

  const cup = new Recording('Knockout Eight', 'hybrid', { thirdPlace: true, raceTo: 2, bonusAt40: 900_000, increment: 5_000 }, 8);
  cup.draw();
  cup.publish();
  cup.playRound((strength) => ({ kind: 'scores', scores: strength[0] === best(strength) ? [1000, 0] : [0, 1000] }));
  cup.correct(1, 1, { kind: 'unwind', confirm: 'Knockout Eight' });
  cup.playOut(onePoint);
  cup.save('hybrid-knockout.json');
}

function knockout(): void {
  const cup = new Recording('Winter Cup', 'knockout', { thirdPlace: true }, 13);
  cup.draw();
  cup.publish();
  cup.go({ type: 'DropPlayer', player: 'p11' });
  cup.playOut(onePoint);
  cup.save('knockout-13.json');
}

function dutch(): void {
  const open = new Recording('Chess Open', 'dutch', {}, 11);
  open.draw();
  open.publish();
  open.playRound(onePoint);
  open.go({ type: 'AddPlayers', players: [{ name: 'Late Larry', rating: 1750 }] });
  open.draw();
  open.publish();
  open.go({ type: 'DropPlayer', player: 'p9' });
  open.playRound(onePoint);
  open.correct(1, 2, { kind: 'keep' });
  open.playOut(onePoint);
  open.save('dutch-open.json');
}

function robin(): void {
  const club = new Recording('Club Championship', 'robin', { win: 1, draw: 0.5, loss: 0, tieBreaks: ['points-among', 'sonneborn-berger', 'wins'] }, 9);
  club.draw();
  club.publish();
  club.playRound(onePoint);
  club.draw();
  club.publish();
  club.playRound(onePoint);
  // Before half: their games do not count. After half: the rest is forfeited.
  club.go({ type: 'DropPlayer', player: 'p8' });
  for (let round = 3; round <= 6; round++) {
    club.draw();
    club.publish();
    club.playRound(onePoint);
  }
  club.go({ type: 'DropPlayer', player: 'p5' });
  club.correct(2, 1, { kind: 'keep' });
  club.playOut(onePoint);
  club.save('robin-chess.json');

  const league = new Recording('Summer League', 'robin', { legs: 2, results: 'scores', publish: 'all-at-once', order: 'rating' }, 6);
  league.draw();
  league.publish();
  league.playOut(toFive);
  league.save('robin-league.json');
}

function strikes(): void {
  const night = new Recording('Strike Night', 'strikes', {}, 26);
  night.draw();
  night.go({ type: 'PairAgain', round: 1 });
  night.publish();
  night.playRound(numbers);
  night.draw();
  night.publish();
  night.go({ type: 'DropPlayer', player: 'p20' });
  night.playRound((strength) => numbers(strength));
  night.correct(1, 3, { kind: 'keep' });
  night.playOut(numbers);
  night.save('strikes-26.json');

  const small = new Recording('Four at a Table', 'strikes', { maxTable: 4, scoring: 'places', finalGame: true, improve: false }, 9);
  small.draw();
  small.publish();
  small.playOut(places);
  small.save('strikes-places.json');
}

function swiss(): void {
  const open = new Recording('Card Open', 'swiss', { topCut: 4, tieBreaks: ['head-to-head', 'differential', 'opponents-points'] }, 15);
  open.draw();
  open.publish();
  open.playRound(toFive);
  open.go({ type: 'AddPlayers', players: [{ name: 'Late Larry', club: 'North' }] });
  open.draw();
  open.publish();
  open.go({ type: 'DropPlayer', player: 'p9' });
  open.playRound(toFive);
  open.correct(1, 4, { kind: 'keep' });
  const last = open.state.log.length;
  open.go({ type: 'Undo', version: last });
  open.playOut(toFive);
  open.save('swiss-top-cut.json');
}

const recorded = {
  double,
  groups,
  hybrid,
  knockout,
  robin,
  strikes,
  swiss,
  dutch,
};

const wanted = process.argv.slice(2);
for (const [format, record] of Object.entries(recorded)) if (wanted.length === 0 || wanted.includes(format)) record();
