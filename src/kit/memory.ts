/** A constructor that answers what it is given: a class built on it writes its private field into that object. */
function Given(key: object): object {
  return key;
}

const Base = Given as unknown as new (key: object) => object;

/** What was worked out for an object, and is kept for as long as the object is. */
interface Memory<Key extends object, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

/**
 * A WeakMap that lies in its keys: in a private field, which nobody else sees and no copy has. What a real one holds
 * outlives every collection of young garbage, with all that it refers to, and waits for a full one: tournaments played by
 * the thousand would spend more time on their garbage than on pairing.
 */
export function memory<Key extends object, Value>(): Memory<Key, Value> {
  class Kept extends Base {
    #value: Value | undefined;

    static get(key: object): Value | undefined {
      return #value in key ? key.#value : undefined;
    }

    static set(key: object, value: Value): void {
      const kept = #value in key ? key : new Kept(key);
      kept.#value = value;
    }
  }
  return Kept;
}
