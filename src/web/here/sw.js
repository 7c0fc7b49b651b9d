// Keeps all files of these pages, so that they open without a connection. The build fills in their names; another list is
// another worker, which takes over once the last page of the present one is closed.
/** @type {readonly string[]} */
const FILES = JSON.parse('["index.html"]');
const LIST = 'list';

/** @typedef {Event & { waitUntil(until: Promise<unknown>): void }} Installing */
/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching */
const keeper =
  /** @type {typeof globalThis & { registration: { scope: string }, clients: { claim(): Promise<void> } }} */ (
    globalThis
  );
const FOLDER = `tiltyard here ${keeper.registration.scope}`;
const NOW = `${FOLDER} ${LIST}`;

addEventListener('install', (event) => {
  const keep = async () => (await caches.open(NOW)).addAll(FILES);
  /** @type {Installing} */ (event).waitUntil(keep());
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(`${FOLDER} `) && name !== NOW) await caches.delete(name);
    }
    await keeper.clients.claim();
  };
  /** @type {Installing} */ (event).waitUntil(tidy());
});

/** Every address of a page has the same document. @param {Request} request */
const answer = async (request) => {
  const wanted = request.mode === 'navigate' ? new URL('index.html', keeper.registration.scope).href : request;
  return (await caches.match(wanted, { cacheName: NOW, ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
};

addEventListener('fetch', (event) => {
  const asked = /** @type {Fetching} */ (event);
  const { request } = asked;
  if (request.method === 'GET' && request.url.startsWith(keeper.registration.scope)) asked.respondWith(answer(request));
});
