import { Suspense, useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '#src/browser/storage/storage.ts';
import { useBrowserValue } from '#src/browser/use-browser-value.ts';
import { offeredPlatform } from '#src/shell/footer/mobile-app.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';

const MobileAppOffer = lazyComponent(
  async () => (await import('./MobileAppOffer.tsx')).MobileAppOffer,
);

const subscribe = (listener: () => void) => subscribeStored('hideMobileAppHeader', listener);

/** Offers the app on phones without a native app banner, until it is dismissed. */
export function MobileAppBanner() {
  const platform = useBrowserValue(() => offeredPlatform(navigator.userAgent), null);
  const dismissed = useSyncExternalStore(
    subscribe,
    () => readStored('hideMobileAppHeader') === true,
    () => true,
  );
  return platform === null || dismissed ? null : (
    <Suspense>
      <MobileAppOffer platform={platform} />
    </Suspense>
  );
}
