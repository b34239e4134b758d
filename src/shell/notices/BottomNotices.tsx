import classes from './BottomNotices.module.css';
import { ChunkErrorNotice } from './ChunkErrorNotice.tsx';
import { CookieConsent } from './CookieConsent.tsx';
import { MobileAppBanner } from './MobileAppBanner.tsx';

/** Notices over the bottom of the window, so that they shift no layout. */
export function BottomNotices() {
  return (
    <div className={classes.notices}>
      <ChunkErrorNotice />
      <CookieConsent />
      <MobileAppBanner />
    </div>
  );
}
