import type { Settings } from '#generated/api/model/settings.ts';
import type { AppRouter } from '#src/app/router.tsx';
import { cookieRecords } from '#src/app/third-parties/events/cart/cart-records.ts';
import { subscribeSession } from '#src/auth/session/session-store.ts';
import { loadScript, whenPageIsIdle } from '#src/browser/scripts/load-script.ts';
import { deleteAnalyticsData } from '#src/browser/storage/analytics-cookies.ts';
import { trustScripts } from '#src/lib/pages/trusted-scripts.ts';
import { isContainerScript } from './container-scripts.ts';
import { pushEcommerce } from './data-layer.ts';
import type { AnalyticsEvent, WebAnalytics } from './events/analytics-event.ts';
import { isSecretPage } from './events/counted-page.ts';
import { observeShop } from './events/observe-shop.ts';
import { createMetrica } from './metrica.ts';
import { createTagManager } from './tag-manager.ts';

/** The settings that name a service which counts visits. */
export type AnalyticsSettings = Pick<
  Settings,
  'webAnalytics' | 'tagManagerURL' | 'tagManagerScriptURLs'
>;

/** Resolves when the page's URL holds no code and no token, which a script could read. */
function whenPageIsPublic(router: AppRouter): Promise<void> {
  const isPublic = () => !isSecretPage(router.state.location.pathname);
  if (isPublic()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      if (!isPublic()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Counts the visit with the services of the settings, until it is stopped. Events are collected at once
 * and wait in the services' queues; scripts are loaded when the page is idle. A blocked script ends its
 * service, and nothing else.
 * @param isAllowed whether the user still consents; the cookie has no event for other tabs.
 * @param first the page where the visit began, when it was left before, with consent.
 */
export function startAnalytics(
  router: AppRouter,
  { webAnalytics, tagManagerURL, tagManagerScriptURLs = [] }: AnalyticsSettings,
  isAllowed: () => boolean,
  first?: AppRouter['state'],
): () => void {
  const services = new Map<string, WebAnalytics>();
  if (webAnalytics) services.set(webAnalytics.scriptURL, createMetrica(webAnalytics.counterID));
  if (tagManagerURL) {
    services.set(tagManagerURL, createTagManager());
    trustScripts((url) => isContainerScript(url, tagManagerScriptURLs));
  }

  const drop = (url: string) => {
    services.get(url)?.stop();
    services.delete(url);
  };
  const load = async () => {
    await whenPageIsPublic(router);
    await whenPageIsIdle();
    if (!isAllowed()) return;
    for (const url of [...services.keys()]) loadScript(url).catch(() => drop(url));
  };
  const send = (event: AnalyticsEvent) => {
    if (!isAllowed() || services.size === 0) return;
    pushEcommerce(event);
    for (const service of services.values()) service.send(event);
  };
  const stopObserving = observeShop(router, cookieRecords, send, first);
  // The next user of this browser has another cart.
  const stopSession = subscribeSession(({ status }) => {
    if (status === 'unauthenticated') cookieRecords.write([]);
  });
  void load();
  return () => {
    stopObserving();
    stopSession();
    for (const url of [...services.keys()]) drop(url);
    delete window.dataLayer;
    deleteAnalyticsData();
  };
}
