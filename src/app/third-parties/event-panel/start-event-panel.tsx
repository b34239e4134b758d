import { createRoot } from 'react-dom/client';
import type { AppRouter } from '#src/app/router.tsx';
import { memoryRecords } from '#src/app/third-parties/events/cart/cart-records.ts';
import { observeShop } from '#src/app/third-parties/events/observe-shop.ts';
import { EventPanel } from './EventPanel.tsx';
import { createEventLog } from './event-log.ts';

/**
 * Shows the events of web analytics over the shop, live, whatever the settings and the consent are:
 * nothing leaves the page, and nothing is stored. It stays until the page is reloaded.
 * @param first the page where the visit began, when it was left before.
 */
export function startEventPanel(router: AppRouter, first?: AppRouter['state']): void {
  const log = createEventLog();
  observeShop(router, memoryRecords(), log.add, first);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <EventPanel log={log} initiallyOpen={import.meta.env.MODE !== 'mock'} />,
  );
}
