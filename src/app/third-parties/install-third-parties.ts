import type { AppRouter } from '#src/app/router.tsx';
import { readStored, subscribeStored } from '#src/browser/storage/storage.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import type { FirstPage } from './first-page.ts';

/** In the URL of any page it opens the list of events, which sends nothing. */
const EVENTS = 'events';

const isAllowed = () => readStored('cookieConsent') === true;

/**
 * Loads the services that count visits, if the settings name any, while the user consents to cookies.
 * A script that has run cannot be unloaded: when the consent is withdrawn, the page is reloaded.
 * @param firstPage the page where the visit began, if it was left
 */
export function installThirdParties(
  router: AppRouter,
  firstPage: () => FirstPage | undefined,
): void {
  let stop: (() => void) | null = null;

  const start = async () => {
    const { queryClient } = router.options.context;
    const settings = await queryClient.ensureQueryData(settingsQuery());
    if (!settings.webAnalytics && !settings.tagManagerURL) return;
    const { startAnalytics } = await import('./start-analytics.ts');
    if (!isAllowed()) return;
    const [first, isAgreed] = firstPage() ?? [];
    stop ??= startAnalytics(router, settings, isAllowed, isAgreed ? first : undefined);
  };
  const follow = () => {
    if (isAllowed()) {
      if (!stop) start().catch(() => {}); // without settings or code nobody is notified
    } else if (stop) {
      stop();
      window.location.reload();
    }
  };
  subscribeStored('cookieConsent', follow);
  // Another tab may have withdrawn the consent.
  document.addEventListener('visibilitychange', follow);
  follow();

  const [{ location }] = firstPage() ?? [router.state];
  if (import.meta.env.MODE === 'mock' || location.hash === EVENTS) {
    import('./event-panel/start-event-panel.tsx').then(
      ({ startEventPanel }) => startEventPanel(router, firstPage()?.[0]),
      () => {}, // the list is missing
    );
  }
}
