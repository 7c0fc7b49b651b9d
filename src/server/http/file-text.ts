import type { Store } from '../../store/index.ts';
import { Yielder } from '../operations/yielder.ts';

const PAGE = 500;

/** DK-18: the tournament file up to a version, one entry a line, page by page: a long log is never in memory twice. */
export async function* fileText(store: Store, tournament: string, version: number): AsyncGenerator<string> {
  const turns = new Yielder();
  yield '{"tiltyard":1,"entries":[\n';
  for (let after = 0; after < version; after += PAGE) {
    const entries = await store.events.read(tournament, after, Math.min(PAGE, version - after));
    yield `${after > 0 ? ',\n' : ''}${entries.map((entry) => JSON.stringify(entry)).join(',\n')}`;
    await turns.pause();
  }
  const image = await store.images.of(tournament);
  const contact = await store.contacts.of(tournament);
  // The chain covers the log alone: a picture and how to reach the desk can be changed or taken away.
  const beside = [
    ...(image ? [`"image":${JSON.stringify({ type: image.type, data: image.data })}`] : []),
    ...(contact ? [`"contact":${JSON.stringify(contact)}`] : []),
  ];
  yield `\n]${beside.map((one) => `,${one}`).join('')}}\n`;
}
