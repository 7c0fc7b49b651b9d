/** How the benchmarks say what they found: tables of Markdown, which `npm run bench` puts on one page. */

type Cell = string | number;

export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line), ''].join('\n');
}

export const median = (values: readonly number[]): number => share(values, 0.5);

export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

/** Three digits that say something. */
export const short = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value >= 10 ? value.toFixed(1) : value.toFixed(3);

/** Processor time of this process so far, in milliseconds. */
export const busy = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The exponent of growth: least squares through the logarithms. 1: twice as many take twice as long; 0: it does not grow. */
function exponent(points: readonly (readonly [size: number, value: number])[]): number {
  const logs = points
    .filter(([, value]) => value > 0)
    .map(([size, value]) => [Math.log(size), Math.log(value)] as const);
  const mean = (of: (point: readonly [number, number]) => number): number =>
    logs.reduce((sum, point) => sum + of(point), 0) / logs.length;
  const [x, y] = [mean(([size]) => size), mean(([, value]) => value)];
  const along = logs.reduce((sum, [size, value]) => sum + (size - x) * (value - y), 0);
  return along / logs.reduce((sum, [size]) => sum + (size - x) ** 2, 0);
}

/** Says so where there are points enough for a line. */
export function grows(name: string, points: readonly (readonly [number, number])[]): void {
  if (points.length > 2) console.log(`- ${name} grows with the power ${exponent(points).toFixed(2)} of the size.`);
}

/** Milliseconds that are measured at once, at the least: the clock itself takes some thousandths, and a run may take no more. */
const AT_ONCE = 4;

/** With `--quick`: whether it runs at all is the question, and what it takes is nobody's. */
export const quick = process.env.QUICK !== undefined;

/** Runs until the machine has learnt it, then answers the median of one run in milliseconds of processor time. */
export async function warmly(
  times: number,
  run: (time: number) => unknown,
  warmUp = quick ? AT_ONCE : 1_000,
): Promise<number> {
  let learnt = 0;
  for (const began = busy(); busy() - began < warmUp; learnt++) await run(learnt);
  const together = Math.ceil((AT_ONCE * learnt) / warmUp);
  const took: number[] = [];
  for (let time = 0; time < (quick ? 1 : times); time++) {
    const began = busy();
    for (let one = 0; one < together; one++) await run(time * together + one);
    took.push((busy() - began) / together);
  }
  return median(took);
}

/** The numbers among a program's arguments. */
export const numbersGiven = (otherwise: readonly number[]): readonly number[] => {
  const numbers = process.argv.slice(2).map(Number).filter(Number.isFinite);
  return numbers.length > 0 ? numbers : otherwise;
};
