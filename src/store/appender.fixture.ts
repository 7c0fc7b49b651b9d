import { assertDefined } from '../kit/index.ts';
import { about, driversHere, entry } from './contract.fixture.ts';
import { openStore } from './index.ts';

// A program that appends and prints each version after it was acknowledged, until it is killed. It stops at some point,
// so that a late kill does not find a log that takes minutes to compare.
const [, , address, library] = process.argv;
const driver = assertDefined(
  driversHere().find(({ name }) => name === library),
  'driver',
);
const store = await openStore(assertDefined(address, 'address of a store'), { driver });
let version = (await store.events.head('a'))?.version ?? 0;
if (version === 0) {
  await store.events.append('a', 0, [entry(1)], { about });
  version = 1;
}
const ABREAST = 5;
const most = version + 1_000;
while (version < most) {
  const appended = Array.from({ length: ABREAST }, async (_, index) => {
    const answer = await store.events.append('a', version + index, [entry(version + index + 1)]);
    if (answer.kind !== 'appended') throw new Error(`was not appended: ${answer.kind}`);
    process.stdout.write(`${answer.version}\n`);
  });
  await Promise.all(appended);
  version += ABREAST;
}
setInterval(() => undefined, 1_000);
