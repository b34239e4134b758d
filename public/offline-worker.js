// Shows a page of the shop's own where the browser would show its page about a missing connection.
// It answers nothing else and stores nothing but that page: no response of the API, no page of a
// person. The name of its cache holds the hash of the page (`tests/invariants/offline.test.ts`),
// so that another page comes with another worker, which the browser looks for at each visit.
const CACHE = 'offline-5307050b4f48';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(CACHE);
    await cache.add(new Request(PAGE, { cache: 'reload' }));
    await self.skipWaiting();
  };
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate' && request.destination === 'document';
  // Whoever is online goes to the network as if there were no worker.
  if (!isPage || request.method !== 'GET' || navigator.onLine) return;
  event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
});
