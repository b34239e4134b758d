import { swapLateFont } from '#src/ssr/swap-late-font.ts';
import { installOfflineNotice } from './offline-notice.ts';
import { installOfflinePage } from './offline-page.ts';
import { preloadNextRoutes } from './preload-next-routes.ts';
import type { AppRouter } from './router.tsx';
import { installThirdParties } from './third-parties/install-third-parties.ts';

/** Loads what later pages need after the first interaction. */
export function installAfterInteraction(router: AppRouter): void {
  swapLateFont(router);
  installOfflineNotice();
  installOfflinePage();
  installThirdParties(router);
  preloadNextRoutes(router);
}
