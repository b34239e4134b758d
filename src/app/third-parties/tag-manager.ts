import { pushToDataLayer } from './data-layer.ts';
import type { WebAnalytics } from './events/analytics-event.ts';

/** A tag manager that reads `window.dataLayer`: its triggers wait for `event`. */
export function createTagManager(): WebAnalytics {
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  return {
    send: (event) => {
      if (event.kind === 'goal') pushToDataLayer({ event: 'goal', goal: event.goal });
      if (event.kind !== 'pageview') return;
      const { url, title, referrer } = event;
      pushToDataLayer({ event: 'pageview', page: { url, title, referrer } });
    },
    // The counter reads the same entries.
    stop: () => {},
  };
}
