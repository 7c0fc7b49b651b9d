import type { RoundNumber } from '../../../kit/index.ts';
import type { Game, Round, Table } from '../model.ts';
import type { Facts } from '../state.ts';
import { roundWith, tableWith, withRounds } from './copies.ts';

type Mine<Value> = { -readonly [Field in keyof Value]: Value[Field] };

/**
 * The lists of rounds and tables that a fold has made and shows to nobody before it ends: it writes into them instead of
 * copying. Without it a round of five thousand tables would be copied five thousand times.
 */
export class Owned {
  readonly #lists = new Set<readonly object[]>();

  rounds(list: readonly Round[]): Round[] {
    return this.#own(list);
  }

  tables(round: Round): Table[] {
    return this.#own(round.tables);
  }

  versions(rounds: ReadonlyMap<RoundNumber, number>): Map<RoundNumber, number> {
    return new Map(rounds);
  }

  #own<Item extends object>(list: readonly Item[]): Item[] {
    if (this.#lists.has(list)) return list as Item[];
    const copy = list.slice();
    this.#lists.add(copy);
    return copy;
  }
}

/**
 * For a fold that nobody looks at on its way, not even a rulebook, which remembers what it worked out for a round. Tables,
 * their lists of games and the round itself are its own, too: of a long log, what each result makes anew is little.
 * Only the newest of each round is held, so that what was replaced can be forgotten.
 */
export class Unseen extends Owned {
  #facts: Facts | undefined;
  #list: readonly Round[] | undefined;
  readonly #tables: (readonly Table[])[] = [];
  readonly #rounds: Round[] = [];
  #versions: ReadonlyMap<RoundNumber, number> | undefined;

  override rounds(list: readonly Round[]): Round[] {
    if (this.#list !== list) this.#list = list.slice();
    return this.#list as Round[];
  }

  override tables(round: Round): Table[] {
    const at = round.number - 1;
    // Plans of games are the log's: tables have lists of their own.
    if (this.#tables[at] !== round.tables) {
      this.#tables[at] = round.tables.map((table) => tableWith(table, table.games.slice(), table.proposals));
    }
    return this.#tables[at] as Table[];
  }

  override versions(rounds: ReadonlyMap<RoundNumber, number>): Map<RoundNumber, number> {
    if (this.#versions !== rounds) this.#versions = new Map(rounds);
    return this.#versions as Map<RoundNumber, number>;
  }

  /** The facts with rounds that have been written into. */
  facts(before: Facts, rounds: readonly Round[], recorded: number, lastCompletedAt: number): Facts {
    if (this.#facts !== before) {
      this.#facts = withRounds(before, rounds, recorded, lastCompletedAt);
      return this.#facts;
    }
    const own = before as Mine<Facts>;
    own.rounds = rounds;
    own.recorded = recorded;
    own.lastCompletedAt = lastCompletedAt;
    return own;
  }

  /** The round with one game of it written. */
  withGame(round: Round, match: number, game: number, after: Game, proposals: Table['proposals'], open: number): Round {
    const tables = this.tables(round);
    const table = tables[match - 1] as Mine<Table>;
    (table.games as Game[])[game - 1] = after;
    if (table.proposals !== proposals) table.proposals = proposals;
    const own = (this.#rounds[round.number - 1] === round ? round : roundWith(round, {})) as Mine<Round>;
    own.tables = tables;
    own.open = open;
    this.#rounds[round.number - 1] = own;
    return own;
  }
}
