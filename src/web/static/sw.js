// DK-23: in a secure context a page that was open once opens offline. This worker keeps only the pages themselves: what
// the server answers never passes through here. The network goes first, so an upgrade is there at once.
// Where it was fetched from, as for the pages (shared/base.ts).
const base = new URL('.', location.href).pathname.slice(0, -1);
const PAGES = `tiltyard pages ${base}`;
const ANSWER_WITHIN = 5_000;

/** @typedef {Event & { waitUntil(until: Promise<unknown>): void }} Lasting */
/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Asked */
const worker = /** @type {typeof globalThis & { skipWaiting(): void, clients: { claim(): Promise<void> } }} */ (
  globalThis
);

addEventListener('install', () => worker.skipWaiting());
addEventListener('activate', (event) => /** @type {Lasting} */ (event).waitUntil(worker.clients.claim()));

/** @param {string | Request} wanted */
const kept = (wanted) => caches.match(wanted, { cacheName: PAGES, ignoreVary: true });

/** Every address of a page has the same first document. @param {Request} request */
async function page(request) {
  const last = await kept(`${base}/`);
  if (!last) return fetch(request);
  const answered = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : last),
    () => last,
  );
  const late = new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN, last));
  return /** @type {Promise<Response>} */ (Promise.race([answered, late]));
}

/** Files under assets/ carry a hash in their name: what is kept is what would be fetched. @param {Request} request */
const file = async (request) => (await kept(request)) ?? fetch(request);

/** Role links and the scorekeepers’ page are of no use offline. */
const opensOffline = /^\/t\/[\w-]+(?!\/(?:access|score)(?:\/|$))(?:\/|$)/;

addEventListener('fetch', (event) => {
  const asked = /** @type {Asked} */ (event);
  const { request } = asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && opensOffline.test(pathname.slice(base.length))) asked.respondWith(page(request));
  else if (pathname.startsWith(`${base}/assets/`)) asked.respondWith(file(request));
});
