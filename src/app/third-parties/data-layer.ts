import type { AnalyticsEvent } from './events/analytics-event.ts';
import { type Ecommerce, toEcommerce } from './events/ecommerce.ts';

/** An entry of the data layer; `event` is what a tag manager's triggers wait for. */
export interface DataLayerEntry {
  event?: 'pageview' | 'goal' | 'ecommerce' | 'gtm.js';
  ecommerce?: Ecommerce;
  [detail: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** Appends an entry to `window.dataLayer`, where the scripts that read it are notified, or find it once loaded. */
export function pushToDataLayer(entry: DataLayerEntry): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/**
 * The products of an event, once for all that read the data layer: the counter and the tag manager
 * read the same entries.
 */
export function pushEcommerce(event: AnalyticsEvent): void {
  const ecommerce = toEcommerce(event);
  if (ecommerce) pushToDataLayer({ event: 'ecommerce', ecommerce });
}
