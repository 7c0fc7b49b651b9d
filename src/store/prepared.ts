import type { Compilable, CompiledQuery, QueryResult } from 'kysely';

/** Stands in a query where a value will be, and says which. */
class Blank<Values> {
  readonly valueIn: (values: Values) => unknown;

  constructor(valueIn: (values: Values) => unknown) {
    this.valueIn = valueIn;
  }
}

/** A database, or a transaction on it. */
interface Runner {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>;
  /** Where there is a way round the queue, for what only reads. */
  answer?<Row>(query: CompiledQuery<Row>): Row[];
  /** Where what was asked before is remembered for as long as it is true. */
  recall?<Row>(lookup: object, key: string, ask: () => CompiledQuery<Row>): Row[];
}

type Prepared<Values, Row> = (on: Runner, values: Values) => Promise<Row[]>;

/**
 * A query of the write path, built and put into SQL once: both cost more than running it.
 * @param build is given what to put where a value will be: `blank(({ stream }) => stream)`
 */
export function prepared<Values, Row>(
  build: (blank: <Value>(valueIn: (values: Values) => Value) => Value) => Compilable<Row>,
): Prepared<Values, Row> {
  const filledIn = compiledOnce(build);
  return async (on, values) => {
    const query = filledIn(values);
    return on.answer?.(query) ?? (await on.executeQuery<Row>(query)).rows;
  };
}

/** The same for what is looked up with every request and seldom changes. */
export function preparedLookUp<Row>(
  build: (blank: <Value>(valueIn: (key: string) => Value) => Value) => Compilable<Row>,
): Prepared<string, Row> {
  const filledIn = compiledOnce(build);
  return async (on, key) =>
    on.recall?.(filledIn, key, () => filledIn(key)) ?? (await on.executeQuery<Row>(filledIn(key))).rows;
}

function compiledOnce<Values, Row>(
  build: (blank: <Value>(valueIn: (values: Values) => Value) => Value) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  const compiled = build(<Value>(valueIn: (values: Values) => Value) => new Blank(valueIn) as Value).compile();
  return (values) => ({
    ...compiled,
    parameters: compiled.parameters.map((one) => (one instanceof Blank ? one.valueIn(values) : one)),
  });
}

/** Few enough lengths that every database keeps the statements: one to seven, and whole eights. */
const STEP = 8;
const MOST = 200;

/** Runs a query without a turn for others. */
export type AtOnce = <Row>(query: CompiledQuery<Row>) => Row[];

interface PreparedForList<Item, Row> {
  ask(on: Runner, items: readonly Item[]): Promise<Row[]>;
  askAtOnce(run: AtOnce, items: readonly Item[]): Row[];
}

/** The same for lists, which are cut into lengths that were prepared before. */
export function preparedForList<Item, Row>(
  build: (length: number, blank: <Value>(valueIn: (items: readonly Item[]) => Value) => Value) => Compilable<Row>,
): PreparedForList<Item, Row> {
  const byLength = new Map<number, (items: readonly Item[]) => CompiledQuery<Row>>();
  const forLength = (length: number): ((items: readonly Item[]) => CompiledQuery<Row>) => {
    const known = byLength.get(length);
    if (known) return known;
    const made = compiledOnce<readonly Item[], Row>((blank) => build(length, blank));
    byLength.set(length, made);
    return made;
  };
  function* queriesFor(items: readonly Item[]): Generator<CompiledQuery<Row>> {
    for (let from = 0; from < items.length; ) {
      const left = items.length - from;
      const length = left < STEP ? left : Math.min(MOST, left - (left % STEP));
      yield forLength(length)(items.slice(from, from + length));
      from += length;
    }
  }
  return {
    async ask(on, items) {
      const found: Row[] = [];
      for (const query of queriesFor(items)) found.push(...(await on.executeQuery<Row>(query)).rows);
      return found;
    },
    askAtOnce: (run, items) => [...queriesFor(items)].flatMap((query) => run(query)),
  };
}
