import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import {
  type Command,
  conclude,
  draftOf,
  emptyState,
  type Formats,
  type Refusal,
  type Report,
  rulebookOf,
  type State,
  trial,
} from '../tournament/index.ts';
import { drawSkills, outcomeOf, performances, type SkillModel } from './skill.ts';

export interface Simulated {
  readonly format: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly model: SkillModel;
}

export interface Played {
  readonly state: State;
  /** By number of player, from p1 on. */
  readonly skills: readonly number[];
  readonly finished: boolean;
}

/** No tournament takes more turns; one that does has stopped getting on. */
const MOST_TURNS = 5_000;

/** Chance of one run for one purpose: runs can be played in any order, by any number of threads. */
const chanceOf = (seed: string, run: number, purpose: string): Chance =>
  chanceFrom(hashOf(`${seed}\n${run}\n${purpose}`));

/** The players of a run depend on nothing but the seed, the run and their number: formats can be compared with the same ones. */
const skillsOf = (players: number, model: SkillModel, seed: string, run: number): number[] =>
  drawSkills(players, model, chanceOf(seed, run, 'players'));

/** Plays one whole tournament through the core's own decisions. */
export function playTournament(formats: Formats, simulated: Simulated, seed: string, run: number): Played {
  const { players, model } = simulated;
  const skills = skillsOf(players, model, seed, run);
  const chance = chanceOf(seed, run, 'games');
  const game = new Playing(formats, simulated, skills, chance);
  game.begin(hashOf(`${seed}\n${run}\nsecret`));
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if (!game.playOpenGames() && !game.moveOn()) break;
  }
  return { state: game.state, skills, finished: conclude(formats, game.state.facts).finished };
}

class Playing {
  state: State = emptyState;
  private at = 0;

  constructor(
    private readonly formats: Formats,
    private readonly simulated: Simulated,
    private readonly skills: readonly number[],
    private readonly chance: Chance,
  ) {}

  private go(command: Command): Refusal | undefined {
    const answer = trial(this.formats, this.state, { commandId: '', at: ++this.at, by: '', command });
    if (!answer.ok) return answer.error;
    this.state = answer.value;
    return undefined;
  }

  private must(command: Command): void {
    const refusal = this.go(command);
    if (refusal) throw new Error(`${command.type} was refused: ${JSON.stringify(refusal)}`);
  }

  begin(secret: string): void {
    const { format, config, model } = this.simulated;
    this.must({ type: 'CreateTournament', id: 'simulation', name: 'Simulation', format, config, secret });
    const players = this.skills.map((skill, at) => ({ name: `P${at + 1}`, ...(model.rated && { rating: skill }) }));
    this.must({ type: 'AddPlayers', players });
    this.must({ type: 'Start' });
  }

  /** Everything that is open, completed in any order. */
  playOpenGames(): boolean {
    const { facts } = this.state;
    const reports: Report[] = [];
    for (const round of facts.rounds) {
      if (round.status === 'draft' || round.open === 0) continue;
      const rulebook = rulebookOf(this.formats, facts, round.stage);
      const form = rulebook.results?.(facts.stages[round.stage]?.config) ?? { kind: 'one-point' };
      for (const table of round.tables) {
        const open = table.games.findIndex((one) => !one.recorded);
        if (open < 0) continue;
        const skills = table.seats.map((id) => this.skills[Number(id.slice(1)) - 1] ?? 0);
        const outcome = outcomeOf(performances(skills, this.simulated.model, this.chance), form, this.chance);
        const place = { round: round.number, edition: round.edition, match: table.match, game: open + 1 };
        reports.push({ place, outcome });
      }
    }
    if (reports.length === 0) return false;
    this.must({ type: 'RecordSeveral', reports: this.chance.shuffle(reports) });
    return true;
  }

  /** What an organiser would press next; false if nothing helps. */
  moveOn(): boolean {
    const draft = draftOf(this.state.facts);
    if (draft) return this.go({ type: 'PublishRound', round: draft.number }) === undefined;
    const last = this.state.facts.rounds.at(-1);
    if (last?.status === 'published') return this.go({ type: 'CloseRound', round: last.number }) === undefined;
    const refusal = this.go({ type: 'PairRound' });
    if (!refusal) return true;
    const rematches = refusal.code === 'no-legal-pairing' && refusal.details.reason === 'rematches';
    return rematches && this.go({ type: 'AllowRematches' }) === undefined;
  }
}
