// Shows a page of the shop's own where the browser would show its page about a missing connection,
// and the push messages of the shop. It responds to nothing else and stores nothing but that page: no
// response of the API, no page of a user. The name of its cache has the hash of the page
// (`tests/invariants/shop/offline.test.ts`), so that another page comes with another worker, which the
// browser looks for at each visit.
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
  // A browser that is online goes to the network as if there were no worker.
  if (!isPage || request.method !== 'GET' || navigator.onLine) return;
  event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
});

const NOTIFICATIONS = '/profile/notifications';

/** The message of the server (`server/notifications/gateways/push-gateway.ts`). */
function readMessage(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

self.addEventListener('push', (event) => {
  // Browsers withdraw the permission of a worker that shows nothing.
  const {
    id,
    title = 'Новое уведомление',
    text = '',
    url = NOTIFICATIONS,
  } = readMessage(event.data);
  const shown = self.registration.showNotification(title, {
    body: text,
    lang: 'ru',
    icon: '/icon-192.png',
    // A message that is delivered twice is shown once.
    tag: id,
    data: { url },
  });
  event.waitUntil(shown);
});

/** A URL of the shop, whatever the message says. */
function ownURL(url) {
  const target = new URL(url, self.location.origin);
  return target.origin === self.location.origin
    ? target
    : new URL(NOTIFICATIONS, self.location.origin);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async () => {
    const { href } = ownURL(event.notification.data?.url ?? NOTIFICATIONS);
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Frames are the ones of the silent sign-in.
    const tabs = windows.filter(({ frameType }) => frameType === 'top-level');
    const open = tabs.find(({ url }) => url === href);
    if (open) return open.focus();
    const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0];
    try {
      if (tab) return await (await tab.focus()).navigate(href);
    } catch {
      // Only tabs that this worker controls can be navigated.
    }
    return self.clients.openWindow(href);
  };
  event.waitUntil(show());
});

// The browser has ended a subscription or issued another one. A worker has no token of the user: the
// former endpoint, which only this browser knows, takes its place.
self.addEventListener('pushsubscriptionchange', (event) => {
  const replace = async () => {
    const { oldSubscription: former } = event;
    if (!former) return;
    const next =
      event.newSubscription ?? (await self.registration.pushManager.subscribe(former.options));
    const { endpoint, keys } = next.toJSON();
    await fetch('/api/v1/profile/push/moved', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        replaced: former.endpoint,
        endpoint,
        keys: { p256dh: keys.p256dh, auth: keys.auth },
      }),
    });
  };
  event.waitUntil(replace());
});
