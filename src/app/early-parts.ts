import { adoptTypeface } from './adopt-typeface.ts';
import { installOfflineNotice } from './offline-notice.ts';
import { installOfflinePage } from './offline-page.ts';
import type { AppRouter } from './router.tsx';

/** What the pages after this one are better with. */
export function installEarlyParts(router: AppRouter): void {
  adoptTypeface(router);
  installOfflineNotice();
  installOfflinePage();
}
