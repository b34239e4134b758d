import { installOfflineNotice } from '#src/app/offline/offline-notice.ts';
import { installOfflinePage } from '#src/app/offline/offline-page.ts';
import { preloadNextRoutes } from './preload-next-routes.ts';
import type { AppRouter } from './router.tsx';
import { swapLateFont } from './swap-late-font.ts';
import { installThirdParties } from './third-parties/install-third-parties.ts';

/** Loads what later pages need after the first interaction. */
export function installAfterInteraction(router: AppRouter): void {
  swapLateFont(router);
  installOfflineNotice(router.options.context.queryClient);
  installOfflinePage();
  installThirdParties(router);
  preloadNextRoutes(router);
}
