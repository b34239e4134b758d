import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { settingsQuery } from '#src/features/account/settings-query.ts';
import { shopName } from '#src/lib/shop-name.ts';
import { readStored, subscribeStored, writeStored } from '#src/lib/storage.ts';
import { AnchorButton } from '#src/ui/Button.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { LogoMark } from './LogoMark.tsx';
import classes from './MobileAppBanner.module.css';
import { appAddress, type MobilePlatform, offeredPlatform } from './mobile-app.ts';

const never = () => () => {};
const subscribe = (listener: () => void) => subscribeStored('hideMobileAppHeader', listener);

/** Offers the app on phones that have no such banner of their own, until it is dismissed. */
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
  return platform === null || dismissed ? null : <Offer platform={platform} />;
}

function Offer({ platform }: { platform: MobilePlatform }) {
  const { data } = useQuery(settingsQuery());
  const address = data ? appAddress(platform, data.mobileApps) : null;
  if (address === null) return null;
  return (
    <aside className={classes.banner} aria-label="Мобильное приложение">
      <span className={classes.mark}>
        <LogoMark />
      </span>
      <span className={classes.text}>
        <span className={classes.title}>Открыть в приложении!</span>
        <span className={classes.name}>{shopName} для смартфона</span>
      </span>
      <AnchorButton href={address} size="sm">
        Перейти
      </AnchorButton>
      <CloseButton
        label="Скрыть предложение"
        onClick={() => writeStored('hideMobileAppHeader', true)}
      />
    </aside>
  );
}
