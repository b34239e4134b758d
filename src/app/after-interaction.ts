import { installOfflineNotice } from './offline-notice.ts';
import { installOfflinePage } from './offline-page.ts';
import type { AppRouter } from './router.tsx';
import { swapLateFont } from './swap-late-font.ts';

/** What the pages after this one are better with. */
export function installAfterInteraction(router: AppRouter): void {
  swapLateFont(router);
  installOfflineNotice();
  installOfflinePage();
}
