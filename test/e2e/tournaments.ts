import { newCommandId, TiltyardClient } from '../../src/client/index.ts';
import type { WireCommand, WireOutcome } from '../../src/protocol/commands.ts';
import type { MatchView, RoundView } from '../../src/protocol/wire-views.ts';
import { sheets } from '../../src/web/desk/print/sheets.ts';
import type { PageName } from '../../src/web/routes.ts';
import { scores } from '../wire.ts';

/** Tournaments in the middle of their evening, played over HTTP, to look at. */

type Wire = Parameters<TiltyardClient['send']>[1]['command'];
type Decide = (match: MatchView, at: number) => WireOutcome;

const people = [
  ...['Ana Ruiz', 'Ben Okafor', 'Cy Young', 'Dee Okonkwo', 'Eli Stone', 'Flo Bergström', 'Gus van der Meer'],
  ...['Hal Jordan', 'Ida Lovelace', 'Jon Snow', 'Kim Larsen', 'Lea Novak', 'Max Adler', 'Nia Long', 'Oto Šimek'],
  ...['Pia Rossi', 'Quy Nguyễn', 'Rob Roy', 'Sue Storm', 'Tom Waits', 'Uma Devi', 'Vic Vega', 'Wen Li', 'Xia Chen'],
];
const clubs = ['Lisbon', 'Umeå', 'Oslo'];

const number = (player: string | undefined): number => Number(player?.slice(1));
/** Whoever entered earlier wins, with a draw now and then. */
const duel: Decide = (match, at) => (at % 7 === 3 ? scores(0.5, 0.5) : decided(match, at));
const decided: Decide = ({ seats: [first, second] }) => (number(first) < number(second) ? scores(1, 0) : scores(0, 1));
const pairs = [
  [5, 3],
  [4, 4],
  [5, 0],
  [2, 5],
  [4, 3],
  [1, 5],
];
const pair: Decide = (_match, at) => scores(...(pairs[at % pairs.length] ?? []));
const seatScores: Decide = ({ seats }, at) => scores(...seats.map((_, seat) => ((seat * 17 + at * 7) % 40) + 10));
const alternating: Decide = (_match, at) => (at % 2 ? scores(5, 2) : scores(1, 5));

class Evening {
  readonly client: TiltyardClient;
  readonly id: string;

  private constructor(client: TiltyardClient, id: string) {
    this.client = client;
    this.id = id;
  }

  static async of(client: TiltyardClient, name: string, format: string, players: number, config = {}) {
    const evening = await Evening.with(client, name, format, [], config);
    if (players > 0) {
      const list = people.slice(0, players).map((person, at) => {
        const club = at % 3 === 0 ? clubs[(at / 3) % clubs.length] : undefined;
        return { name: person, rating: 1900 - at * 23, ...(club !== undefined && { club }) };
      });
      await evening.do({ type: 'AddPlayers', players: list });
    }
    return evening;
  }

  static async with(client: TiltyardClient, name: string, format: string, names: readonly string[], config = {}) {
    const { id } = await client.create({ name, format, config });
    const evening = new Evening(client, id);
    const players = names.map((one, at) => ({ name: one, rating: 2100 - at * 13 }));
    if (players.length > 0) await evening.do({ type: 'AddPlayers', players });
    return evening;
  }

  do(command: WireCommand) {
    return this.client.send(this.id, { commandId: newCommandId(), command: command as Wire });
  }

  async newest(): Promise<RoundView | undefined> {
    return (await this.client.tournament(this.id)).rounds.at(-1);
  }

  async draft(): Promise<void> {
    if (!(await this.newest())) await this.do({ type: 'Start' });
    await this.do({ type: 'PairRound' });
  }

  async publish(): Promise<void> {
    const round = (await this.newest())?.number ?? 1;
    await this.do({ type: 'PublishRound', round });
  }

  /** Enters results at the open tables of all rounds that are played; the last `leave` stay open. */
  async play(decide: Decide, leave = 0): Promise<void> {
    const { rounds } = await this.client.tournament(this.id);
    const open = rounds
      .filter((round) => round.state === 'published')
      .flatMap((round) => round.matches.filter((match) => match.state === 'open').map((match) => ({ round, match })));
    for (const [at, { round, match }] of open.slice(0, Math.max(0, open.length - leave)).entries()) {
      const game = match.games.findIndex((one) => one.result === undefined) + 1;
      const place = { round: round.number, edition: round.edition, match: match.number, game };
      await this.do({ type: 'RecordOutcome', place, outcome: decide(match, at) });
    }
  }

  async close(): Promise<void> {
    const round = await this.newest();
    if (round?.state === 'published') await this.do({ type: 'CloseRound', round: round.number });
  }

  async wholeRound(decide: Decide): Promise<void> {
    await this.draft();
    await this.publish();
    await this.play(decide);
    await this.close();
  }
}

const LONGEST = 80;
const LONG_EVENT = 'The Twenty-fifth International Open of the Old Town Hall';

/** Sixty people, every third with a name of eighty letters, some of it one single word; scripts wide and tall, too. */
export const longNames: readonly string[] = Array.from({ length: 60 }, (_, at) => {
  const [first, last] = [people[at % people.length] ?? '', `No${at}`];
  const aristocrat = `${last} Aleksandra-Konstantina Featherstonehaugh van der Hohenzollern-Sigmaringen y de la Vega Montañés Quiñones`;
  if (at % 6 === 0) return aristocrat.slice(0, LONGEST).trim().padEnd(LONGEST, 'x');
  if (at % 6 === 3) return `${last}Wolkenkratzerbaumeisterin`.padEnd(LONGEST, 'ungsmaschinen');
  if (at % 6 === 1) return `山田太郎 ${last} 🦄`;
  if (at % 6 === 4) return `عبد الرحمن ${last}`;
  return `${first} ${last}`;
});

const plainNames = Array.from({ length: 64 }, (_, at) => `${people[at % people.length]} No${at}`);

/** Whoever is named first wins, unless a format is played otherwise; at tables of more, points that tell everyone apart. */
const otherwise: Readonly<Record<string, Decide>> = { swiss: pair, strikes: seatScores, hybrid: duel };
const played = (format: string): Decide => otherwise[format] ?? decided;

/** Four people between the first round and the second. */
export async function shortRound(client: TiltyardClient): Promise<string> {
  const evening = await Evening.of(client, 'Short Swiss', 'swiss', 4);
  await evening.wholeRound(pair);
  return evening.id;
}

/** A tournament of sixty with the longest names, some rounds played, the next one half in. */
export async function longEvening(client: TiltyardClient, format: string, rounds: number): Promise<string> {
  const evening = await Evening.with(client, LONG_EVENT, format, longNames);
  if (rounds === 0) return evening.id;
  for (let round = 1; round < rounds; round++) await evening.wholeRound(played(format));
  await evening.draft();
  await evening.publish();
  const { rounds: shown } = await client.tournament(evening.id);
  const open = shown.flatMap(({ matches }) => matches.filter(({ state }) => state === 'open')).length;
  await evening.play(played(format), Math.ceil(open / 2));
  return evening.id;
}

/** Eight people, some with the longest names: between two rounds, and once it is over. */
export async function longMoments(client: TiltyardClient): Promise<{ between: string; over: string }> {
  const played = async (rounds: number) => {
    const evening = await Evening.with(client, LONG_EVENT, 'swiss', longNames.slice(0, 8), { rounds: 2 });
    for (let round = 1; round <= rounds; round++) await evening.wholeRound(pair);
    return evening.id;
  };
  return { between: await played(1), over: await played(2) };
}

/** A round of Swiss and then a bracket of 64 with short names, in its first round. */
export async function longBracket(client: TiltyardClient): Promise<string> {
  const evening = await Evening.with(client, LONG_EVENT, 'swiss', plainNames, { topCut: 64, rounds: 1 });
  await evening.wholeRound(pair);
  await evening.draft();
  if ((await evening.newest())?.state === 'draft') await evening.publish();
  await evening.play(alternating, 9);
  return evening.id;
}

export interface Evenings {
  readonly groups: string;
  readonly groupsDraft: string;
  readonly groupsOver: string;
  readonly swiss: string;
  readonly swissDraft: string;
  readonly strikes: string;
  readonly hybrid: string;
  readonly knockout: string;
  readonly empty: string;
}

export async function playEvenings(client: TiltyardClient): Promise<Evenings> {
  const empty = await Evening.of(client, 'Summer night', 'swiss', 0);

  const groups = await Evening.of(client, 'Spring Thing', 'groups', 14);
  await groups.draft();
  await groups.publish();
  await groups.play(duel, 19);

  const groupsDraft = await Evening.of(client, 'Autumn Thing', 'groups', 9);
  await groupsDraft.draft();

  const groupsOver = await Evening.of(client, 'Winter Thing', 'groups', 9);
  await groupsOver.draft();
  await groupsOver.publish();
  await groupsOver.play(decided);
  await groupsOver.play(decided);

  const swiss = await Evening.of(client, 'Spring Open', 'swiss', 21);
  await swiss.wholeRound(pair);
  await swiss.wholeRound(pair);
  await swiss.draft();
  await swiss.publish();
  await swiss.do({ type: 'StartRoundClock', round: 3, duration: 45 * 60_000 });
  await swiss.play(pair, 6);

  const swissDraft = await Evening.of(client, 'Harbour League', 'swiss', 12);
  await swissDraft.wholeRound(pair);
  await swissDraft.draft();

  const strikes = await Evening.of(client, 'Game night', 'strikes', 22);
  await strikes.wholeRound(seatScores);
  await strikes.wholeRound(seatScores);
  await strikes.draft();
  await strikes.publish();
  await strikes.play(seatScores, 3);

  const hybrid = await Evening.of(client, 'Sacrifice cup', 'hybrid', 10);
  await hybrid.wholeRound(duel);
  await hybrid.wholeRound(duel);
  await hybrid.draft();
  await hybrid.publish();
  await hybrid.play(duel, 2);
  await client.startGames(hybrid.id, 3);
  await client.press(hybrid.id, 'r3.t5.g1', { seq: 1, id: 'e4', press: { kind: 'move', side: 'white' } });

  const knockout = await Evening.of(client, 'Harvest knockout', 'swiss', 16, { topCut: 8, rounds: 3 });
  for (let round = 1; round <= 3; round++) await knockout.wholeRound(pair);
  await knockout.draft();
  if ((await knockout.newest())?.state === 'draft') await knockout.publish();
  await knockout.play(alternating, 2);

  return {
    groups: groups.id,
    groupsDraft: groupsDraft.id,
    groupsOver: groupsOver.id,
    swiss: swiss.id,
    swissDraft: swissDraft.id,
    strikes: strikes.id,
    hybrid: hybrid.id,
    knockout: knockout.id,
    empty: empty.id,
  };
}

type Visits = Readonly<Record<string, string>>;

/** Every page of the route table, with the tournaments it looks best with: a page without a visit does not compile. */
export function visitsOf(evenings: Evenings): Readonly<Record<PageName | 'elsewhere', Visits>> {
  const { groups, groupsDraft, groupsOver, swiss, swissDraft, strikes, hybrid, knockout, empty } = evenings;
  const printed = (id: string, prefix: string): Visits =>
    Object.fromEntries(sheets.map((sheet) => [`${prefix}-${sheet}`, `/t/${id}/desk/print/${sheet}`]));
  return {
    home: { home: '/' },
    new: { new: '/new' },
    account: { account: '/account' },
    docs: { docs: '/docs', 'docs-format': '/docs/formats/swiss' },
    reset: { reset: '/reset/p_none' },
    access: { access: `/t/${swiss}/access` },
    players: { 'players-empty': `/t/${empty}/desk/players`, players: `/t/${swiss}/desk/players` },
    playerCard: {
      'player-card': `/t/${swiss}/desk/players/p1`,
      'player-card-groups': `/t/${groupsOver}/desk/players/p2`,
    },
    round: {
      'round-groups': `/t/${groups}/desk/round`,
      'round-groups-draft': `/t/${groupsDraft}/desk/round`,
      'round-swiss': `/t/${swiss}/desk/round`,
      'round-swiss-draft': `/t/${swissDraft}/desk/round`,
      'round-strikes': `/t/${strikes}/desk/round`,
      'round-hybrid': `/t/${hybrid}/desk/round`,
      'round-knockout': `/t/${knockout}/desk/round`,
    },
    match: { match: `/t/${hybrid}/desk/match/3/4`, 'match-over': `/t/${knockout}/desk/match/4/1` },
    standings: { standings: `/t/${swiss}/desk/standings`, 'standings-over': `/t/${groupsOver}/desk/standings` },
    board: {
      'board-groups': `/t/${groupsOver}/desk/board`,
      'board-strikes': `/t/${strikes}/desk/board`,
      'board-race': `/t/${hybrid}/desk/board`,
      'board-bracket': `/t/${knockout}/desk/board`,
    },
    between: { between: `/t/${swissDraft}/desk/between` },
    report: { report: `/t/${groupsOver}/desk/report` },
    activity: { activity: `/t/${swiss}/desk/activity` },
    share: { share: `/t/${swiss}/desk/share` },
    settings: { settings: `/t/${swiss}/desk/settings`, 'settings-new': `/t/${empty}/desk/settings` },
    print: {
      ...printed(swiss, 'print'),
      'print-board-bracket': `/t/${knockout}/desk/print/board`,
      'print-slips-strikes': `/t/${strikes}/desk/print/slips`,
    },
    public: {
      public: `/t/${swiss}`,
      'public-groups': `/t/${groupsOver}`,
      'public-strikes': `/t/${strikes}`,
      'public-empty': `/t/${empty}`,
    },
    tables: {
      tables: `/t/${swiss}/tables`,
      'tables-hybrid': `/t/${hybrid}/tables`,
      'tables-strikes': `/t/${strikes}/tables/1`,
    },
    places: { places: `/t/${strikes}/standings` },
    picture: { picture: `/t/${knockout}/board` },
    entrants: { entrants: `/t/${swiss}/players` },
    player: { player: `/t/${swiss}/players/p1`, 'player-hybrid': `/t/${hybrid}/players/p2` },
    winner: { winner: `/t/${groupsOver}/winner`, 'winner-none': `/t/${swiss}/winner` },
    embed: { embed: `/t/${swiss}/embed/standings`, 'embed-bracket': `/t/${knockout}/embed/board` },
    how: { how: `/t/${swiss}/how` },
    draws: { draws: `/t/${groupsOver}/draws` },
    mine: { mine: `/t/${swiss}/me` },
    score: { score: `/t/${swiss}/score` },
    clock: { clock: `/t/${hybrid}/clock/3/5/1`, 'clock-days': `/t/${groups}/clock/1/21/1` },
    wall: { wall: `/t/${swiss}/wall`, 'wall-waiting': `/t/${empty}/wall`, 'wall-over': `/t/${groupsOver}/wall` },
    elsewhere: { 'not-found': '/nowhere' },
  };
}

export function pagesOf(evenings: Evenings): Visits {
  return Object.assign({}, ...Object.values(visitsOf(evenings)));
}

export const clientFor = (url: string, ownerLink: string, fetcher = fetch): TiltyardClient =>
  new TiltyardClient({ baseUrl: url, token: ownerLink.split('/').at(-1) ?? '', fetch: fetcher });
