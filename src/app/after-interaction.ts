import { repeatOutdatedLoads } from '#src/api/queries/repeat-outdated-loads.ts';
import { installOfflineNotice } from '#src/app/offline/offline-notice.ts';
import { installOfflinePage } from '#src/app/offline/offline-page.ts';
import { preloadNextRoutes } from './preload-next-routes.ts';
import type { AppRouter } from './router.tsx';
import { swapLateFont } from './swap-late-font.ts';
import type { FirstPage } from './third-parties/first-page.ts';
import { installThirdParties } from './third-parties/install-third-parties.ts';

/**
 * Loads what later pages need after the first interaction.
 * @param firstPage the page where the visit began, if it was left
 */
export function installAfterInteraction(
  router: AppRouter,
  firstPage: () => FirstPage | undefined,
): void {
  const { queryClient } = router.options.context;
  swapLateFont(router);
  repeatOutdatedLoads(queryClient);
  installOfflineNotice(queryClient);
  installOfflinePage();
  installThirdParties(router, firstPage);
  preloadNextRoutes(router);
}
