import { Suspense, useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '#src/browser/storage.ts';
import { offeredPlatform } from '#src/shell/footer/mobile-app.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';

const MobileAppOffer = lazyComponent(
  async () => (await import('./MobileAppOffer.tsx')).MobileAppOffer,
);

const never = () => () => {};
const subscribe = (listener: () => void) => subscribeStored('hideMobileAppHeader', listener);

/** Offers the app on phones without a native app banner, until it is dismissed. */
export function MobileAppBanner() {
  const platform = useSyncExternalStore(
    never,
    () => offeredPlatform(navigator.userAgent),
    () => null,
  );
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
