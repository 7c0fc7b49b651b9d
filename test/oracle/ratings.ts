/** Rating lists by CL-13, written from the rule and from Glickman's paper, with the machine's own functions. */

export interface OracleGame {
  /** Members; a guest is nobody. */
  readonly seats: readonly (string | undefined)[];
  readonly places: readonly number[];
}

export interface OracleRated {
  readonly id: string;
  readonly finish: number;
  readonly month: number;
  readonly games: readonly OracleGame[];
}

interface Compared {
  readonly other: string;
  readonly score: number;
  readonly part: number;
}

interface Step {
  readonly compared: readonly Compared[];
  readonly games: number;
}

function stepOf(games: readonly OracleGame[], who: string): Step {
  const compared: Compared[] = [];
  let count = 0;
  for (const { seats, places } of games) {
    const own = seats.indexOf(who);
    if (own < 0) continue;
    const others = seats.flatMap((other, at) =>
      at === own || other === undefined ? [] : [{ other, place: places[at] ?? 0 }],
    );
    if (others.length > 0) count++;
    const mine = places[own] ?? 0;
    for (const { other, place } of others) {
      compared.push({ other, score: mine < place ? 1 : mine > place ? 0 : 0.5, part: 1 / (seats.length - 1) });
    }
  }
  return { compared, games: count };
}

const inSteps = (events: readonly OracleRated[]): readonly OracleRated[] =>
  [...events].sort((one, other) => one.finish - other.finish || (one.id < other.id ? -1 : 1));

const membersOf = (games: readonly OracleGame[]): string[] => [
  ...new Set(games.flatMap(({ seats }) => seats.flatMap((who) => who ?? []))),
];

export function eloByTheRules(
  events: readonly OracleRated[],
  rules: { readonly start: number; readonly kNew: number; readonly kUsual: number; readonly provisionalGames: number },
): Map<string, number> {
  const now = new Map<string, number>();
  const played = new Map<string, number>();
  for (const { games } of inSteps(events)) {
    const before = new Map(now);
    const of = (who: string) => before.get(who) ?? rules.start * 100;
    for (const who of membersOf(games)) {
      const { compared, games: count } = stepOf(games, who);
      if (count === 0) continue;
      const k = (played.get(who) ?? 0) < rules.provisionalGames ? rules.kNew : rules.kUsual;
      let sum = 0;
      for (const { other, score, part } of compared) {
        sum += part * (score - 1 / (1 + 10 ** (-(of(who) - of(other)) / 40_000)));
      }
      const gain = k * sum * 100;
      now.set(who, of(who) + Math.sign(gain) * Math.floor(Math.abs(gain) + 0.5));
      played.set(who, (played.get(who) ?? 0) + count);
    }
  }
  return now;
}

interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

const SCALE = 173.7178;

function afterMonth(
  own: Strength,
  games: readonly (Strength & { readonly score: number; readonly part: number })[],
): Strength {
  const mu = (own.rating - 1500) / SCALE;
  const phi = own.deviation / SCALE;
  let inverse = 0;
  let improvement = 0;
  for (const { rating, deviation, score, part } of games) {
    const g = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - 1500) / SCALE)));
    inverse += part * g ** 2 * expected * (1 - expected);
    improvement += part * g * (score - expected);
  }
  const v = 1 / inverse;
  const delta = v * improvement;
  const volatility = nextVolatility(phi, own.volatility, v, delta);
  const phiNew = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + inverse);
  return { rating: SCALE * (mu + phiNew ** 2 * improvement) + 1500, deviation: SCALE * phiNew, volatility };
}

/** Step 5 of the paper, the Illinois algorithm. */
function nextVolatility(phi: number, sigma: number, v: number, delta: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    return (ex * (delta ** 2 - phi ** 2 - v - ex)) / (2 * (phi ** 2 + v + ex) ** 2) - (x - start) / 0.25;
  };
  let low = start;
  let high = start - 0.5;
  if (delta ** 2 > phi ** 2 + v) high = Math.log(delta ** 2 - phi ** 2 - v);
  else while (f(high) < 0) high -= 0.5;
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > 1e-6) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

const asListed = ({ rating, deviation, volatility }: Strength): Strength => ({
  rating: Math.floor(rating * 100 + 0.5) / 100,
  deviation: Math.floor(deviation * 100 + 0.5) / 100,
  volatility: Math.floor(volatility * 1e6 + 0.5) / 1e6,
});

/** The games of a month are one period; who had none in a month that is over is less certain after it. */
export function glickoByTheRules(events: readonly OracleRated[]): Map<string, Strength> {
  const now = new Map<string, Strength>();
  const months = events.map(({ month }) => month);
  for (let month = Math.min(...months); month <= Math.max(...months); month++) {
    const games = inSteps(events.filter((event) => event.month === month)).flatMap((event) => event.games);
    const before = new Map(now);
    const of = (who: string) => before.get(who) ?? { rating: 1500, deviation: 350, volatility: 0.06 };
    const rated = new Set<string>();
    for (const who of membersOf(games)) {
      const { compared } = stepOf(games, who);
      if (compared.length === 0) continue;
      rated.add(who);
      now.set(
        who,
        asListed(
          afterMonth(
            of(who),
            compared.map(({ other, ...rest }) => ({ ...of(other), ...rest })),
          ),
        ),
      );
    }
    if (month === Math.max(...months)) break;
    for (const [who, strength] of before) {
      if (rated.has(who)) continue;
      const deviation = SCALE * Math.hypot(strength.deviation / SCALE, strength.volatility);
      now.set(who, asListed({ ...strength, deviation }));
    }
  }
  return now;
}
