import type { AnalyticsEvent, WebAnalytics } from './events/analytics-event.ts';

/** `window.ym` of Yandex.Metrica; before its script has run, `a` is the queue of calls. */
interface Counter {
  (...call: readonly unknown[]): void;
  a?: (readonly unknown[])[];
  /** When the queue was made, milliseconds. */
  l?: number;
}

declare global {
  interface Window {
    ym?: Counter;
  }
}

function createQueue(): Counter {
  const calls: (readonly unknown[])[] = [];
  const queue: Counter = (...call) => {
    calls.push(call);
  };
  queue.a = calls;
  queue.l = Date.now();
  return queue;
}

/**
 * The counter's options: pages are counted by the shop, since it loads none; no recording of the screen,
 * no map of clicks and no watching of links, which would send what pages say about the person.
 */
const options = {
  defer: true,
  ecommerce: 'dataLayer',
  accurateTrackBounce: true,
  clickmap: false,
  trackLinks: false,
  webvisor: false,
} as const;

/**
 * Yandex.Metrica by its published interface (https://yandex.ru/support/metrica/ru/objects/method-reference).
 * Products are in the data layer (`data-layer.ts`), which it reads.
 * @param counterID digits.
 */
export function createMetrica(counterID: string): WebAnalytics {
  const id = Number(counterID);
  const call = (...rest: readonly unknown[]) => window.ym?.(id, ...rest);
  window.ym ??= createQueue();
  call('init', options);
  return {
    send: (event: AnalyticsEvent) => {
      if (event.kind === 'goal') call('reachGoal', event.goal);
      if (event.kind !== 'pageview') return;
      const { url, title, referrer } = event;
      // Without a title it would take the document's, which may name an order or a company.
      call('hit', url, { title: title || new URL(url).pathname, referer: referrer });
    },
    stop: () => {
      // https://yandex.ru/support/metrica/ru/general/user-opt-out
      Object.assign(window, { [`disableYaCounter${id}`]: true });
      delete window.ym;
    },
  };
}
