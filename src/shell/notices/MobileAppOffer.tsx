import { useQuery } from '@tanstack/react-query';
import { writeStored } from '#src/browser/storage/storage.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { shopName } from '#src/lib/pages/shop-name.ts';
import { appURL, type MobilePlatform } from '#src/shell/footer/mobile-app.ts';
import { LogoMark } from '#src/shell/header/LogoMark.tsx';
import { AnchorButton } from '#src/ui/kit/buttons/Button.tsx';
import { CloseButton } from '#src/ui/kit/buttons/CloseButton.tsx';
import classes from './MobileAppOffer.module.css';

/** The banner's content, if the shop has an app for the user's phone. */
export function MobileAppOffer({ platform }: { platform: MobilePlatform }) {
  const { data } = useQuery(settingsQuery());
  const url = data ? appURL(platform, data.mobileApps) : null;
  if (url === null) return null;
  return (
    <aside className={classes.banner} aria-label="Мобильное приложение">
      <span className={classes.mark}>
        <LogoMark />
      </span>
      <span className={classes.text}>
        <span className={classes.title}>Открыть в приложении!</span>
        <span className={classes.name}>{shopName} для смартфона</span>
      </span>
      <AnchorButton href={url} size="sm">
        Перейти
      </AnchorButton>
      <CloseButton
        label="Скрыть предложение"
        onClick={() => writeStored('hideMobileAppHeader', true)}
      />
    </aside>
  );
}
