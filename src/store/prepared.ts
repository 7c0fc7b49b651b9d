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
}

type Prepared<Values, Row> = (on: Runner, values: Values) => Promise<Row[]>;

/**
 * A query of the write path, built and put into SQL once: both cost more than running it.
 * @param build is given what to put where a value will be: `blank(({ stream }) => stream)`
 */
export function prepared<Values, Row>(
  build: (blank: <Value>(valueIn: (values: Values) => Value) => Value) => Compilable<Row>,
): Prepared<Values, Row> {
  const compiled = build(<Value>(valueIn: (values: Values) => Value) => new Blank(valueIn) as Value).compile();
  return async (on, values) => {
    const parameters = compiled.parameters.map((one) => (one instanceof Blank ? one.valueIn(values) : one));
    const query = { ...compiled, parameters };
    return on.answer?.(query) ?? (await on.executeQuery<Row>(query)).rows;
  };
}

/** Few enough lengths that every database keeps the statements: one to seven, and whole eights. */
const STEP = 8;
const MOST = 200;

/** The same for lists, which are cut into lengths that were prepared before. */
export function preparedForList<Item, Row>(
  build: (length: number, blank: <Value>(valueIn: (items: readonly Item[]) => Value) => Value) => Compilable<Row>,
): Prepared<readonly Item[], Row> {
  const byLength = new Map<number, Prepared<readonly Item[], Row>>();
  const forLength = (length: number): Prepared<readonly Item[], Row> => {
    const known = byLength.get(length);
    if (known) return known;
    const made = prepared<readonly Item[], Row>((blank) => build(length, blank));
    byLength.set(length, made);
    return made;
  };
  return async (on, items) => {
    const found: Row[] = [];
    for (let from = 0; from < items.length; ) {
      const left = items.length - from;
      const length = left < STEP ? left : Math.min(MOST, left - (left % STEP));
      found.push(...(await forLength(length)(on, items.slice(from, from + length))));
      from += length;
    }
    return found;
  };
}
