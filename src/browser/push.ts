import { registerServiceWorker } from './service-worker.ts';

/** What this browser can do about push messages. */
export type PushPermission =
  /** It has no push messages at all. */
  | 'unsupported'
  /** Only for pages on the home screen: Safari on iPhone and iPad. */
  | 'needs-install'
  /** The user has forbidden them, in the browser alone this can be changed. */
  | 'denied'
  | 'granted'
  /** A click may request them. */
  | 'default';

/** The permission of this browser; requests nothing. */
export function readPushPermission(): PushPermission {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isSupported) return Notification.permission;
  // An iPad names itself Macintosh, but has a touch screen.
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent);
  return isApple && navigator.maxTouchPoints > 1 ? 'needs-install' : 'unsupported';
}

/** The subscription of this browser; null when there is none. */
export async function readPushSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** The id by which the server lists a subscription: SHA-256 of its endpoint, base64url. */
export async function pushIDOf({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

function toBase64Url(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function isOfKey(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  return !key || toBase64Url(key) === publicKey;
}

/**
 * Subscribes this browser, in a click: the browser requests the permission of the user.
 * @returns null when the user does not grant it.
 * @throws when the browser's push service cannot be reached.
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  // First: browsers show the request only within the click.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && isOfKey(known, publicKey)) return known;
  // One of a former key of the server receives nothing.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
