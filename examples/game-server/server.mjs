// A game server that plays a tournament: it starts the games that Tiltyard asks for, runs their clocks, and reports
// what came of them. All of it is in this file and in tiltyard-engine.
//
//   npm install tiltyard-engine
//   node server.mjs groups 8080        # or: node server.mjs hybrid 8080
//
//   GET  /games                        the games to be played: players, colours, clock, start position
//   POST /games/r1.t2.g1/move          {"side":"white"}: a move was made, its clock stops and the other one runs
//   POST /games/r1.t2.g1/result        {"winner":"white"}, {"winner":"black"} or {"winner":"draw"}
//   GET  /standings
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Refused, Tournament } from 'tiltyard-engine';
import { afterPresses, flagged, remaining, startClock } from 'tiltyard-engine/games';

/** Ten minutes and five seconds a move in groups; in the cup a draw leads to sudden death, and that to Armageddon. */
const tournaments = {
  groups: { name: 'Server league', settings: { groupSize: 4, base: 600_000, increment: 5_000, gameClocks: 'by-hand' } },
  hybrid: { name: 'Server cup', settings: { raceTo: 0.5, base: 600_000, increment: 2_000 } },
};
const players = ['Ana', 'Ben', 'Cy', 'Dee', 'Eli', 'Flo', 'Gus', 'Hal'];

const lost = (side) => ({ winner: side === 'white' ? 'black' : 'white', onTime: true });

export class GameServer {
  /** The clocks of the games that have begun, by place. */
  clocks = new Map();

  constructor(format, file, now = Date.now) {
    this.file = file;
    this.now = now;
    const kept = this.read();
    const surroundings = { now, onEntry: (entry) => this.keep({ entry }) };
    const entries = kept.flatMap((line) => line.entry ?? []);
    this.tournament =
      entries.length > 0
        ? Tournament.fromEntries(entries, surroundings)
        : Tournament.create({ format, players, ...tournaments[format] }, surroundings).start();
    // A clock is plain JSON with moments in it: one that was stored runs on as if nothing had happened.
    const open = new Set(this.tournament.openGames().map((game) => game.place));
    for (const { place, clock } of kept) if (clock && open.has(place)) this.clocks.set(place, clock);
  }

  /** A server that was stopped goes on where it was; a line that it was killed in the middle of never counted. */
  read() {
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) writeFileSync(this.file, whole);
    return whole.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  }

  /** Each entry and each press is a line at the end of the file: it costs the same in the last round as in the first. */
  keep(line) {
    appendFileSync(this.file, `${JSON.stringify(line)}\n`, { flush: true });
  }

  game(place) {
    const game = this.tournament.openGames().find((one) => one.place === place);
    if (!game) throw new Refused({ code: 'not-open', details: { place } }, `${place} is not being played.`);
    return game;
  }

  games() {
    return this.tournament.openGames().map((game) => {
      const clock = this.clocks.get(game.place);
      return { ...game, ...(clock && { left: remaining(clock, this.now()) }) };
    });
  }

  /** The first move starts the clock; a move after the flag has fallen loses the game. */
  move(place, side) {
    const game = this.game(place);
    const at = this.now();
    const clock = this.clocks.get(place) ?? startClock(game.clock, at, game.first);
    const flag = flagged(clock, at);
    if (flag) return this.result(place, lost(flag.side));
    const pressed = afterPresses(clock, [{ kind: 'move', side, at }]);
    if (!pressed.ok) throw new Refused({ code: pressed.error.code, details: {} }, `${side} is not to move.`);
    this.keep({ place, clock: pressed.value });
    this.clocks.set(place, pressed.value);
    return { left: remaining(pressed.value, at) };
  }

  /** {"winner":"white"}, with `onTime` where the other's flag fell. */
  result(place, { winner, onTime = false }) {
    this.tournament.report(this.game(place).place, { winner, onTime }, { completedAt: this.now() });
    this.clocks.delete(place);
    // The next game of the match is open by itself; when a round is over, the next one is drawn.
    if (this.tournament.openGames().length === 0 && !this.tournament.finished) this.tournament.next();
    return { finished: this.tournament.finished, winners: this.tournament.winners };
  }

  /** Flags fall also while nobody moves. */
  fallenFlags() {
    for (const [place, clock] of this.clocks) {
      const flag = flagged(clock, this.now());
      if (flag) this.result(place, lost(flag.side));
    }
  }

  answer(method, path, body) {
    const [, what, place, action] = path.split('/');
    if (method === 'GET' && what === 'games') return this.games();
    if (method === 'GET' && what === 'standings') return this.tournament.standings();
    if (method === 'POST' && action === 'move') return this.move(place, body.side);
    if (method === 'POST' && action === 'result') return this.result(place, body);
    return undefined;
  }
}

const read = async (request) => {
  let text = '';
  for await (const piece of request) text += piece;
  return text === '' ? {} : JSON.parse(text);
};

/** What the tournament refuses is answered with its code and its sentence. */
export const serve = (games) =>
  createServer(async (request, response) => {
    const send = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const answer = games.answer(request.method, request.url, await read(request));
      send(answer === undefined ? 404 : 200, answer ?? { code: 'not-found' });
    } catch (error) {
      if (error instanceof Refused) send(422, { code: error.code, detail: error.message });
      else send(400, { code: 'unreadable', detail: String(error) });
    }
  });

if (process.argv[1] === import.meta.filename) {
  const [, , format = 'groups', port = '8080'] = process.argv;
  const games = new GameServer(format, `${format}.jsonl`);
  setInterval(() => games.fallenFlags(), 1_000);
  serve(games).listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/games`));
}
