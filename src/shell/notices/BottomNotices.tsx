import classes from './BottomNotices.module.css';
import { ChunkErrorNotice } from './ChunkErrorNotice.tsx';
import { CookieConsent } from './CookieConsent.tsx';
import { MobileAppBanner } from './MobileAppBanner.tsx';

/** Notices that lie over the lower edge of the window, so that nothing on the page moves for them. */
export function BottomNotices() {
  return (
    <div className={classes.notices}>
      <ChunkErrorNotice />
      <CookieConsent />
      <MobileAppBanner />
    </div>
  );
}
