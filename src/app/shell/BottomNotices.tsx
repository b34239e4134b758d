import classes from './BottomNotices.module.css';
import { CookieConsent } from './CookieConsent.tsx';
import { MissingCodeNotice } from './MissingCodeNotice.tsx';
import { MobileAppBanner } from './MobileAppBanner.tsx';

/** Notices that lie over the lower edge of the window, so that nothing on the page moves for them. */
export function BottomNotices() {
  return (
    <div className={classes.notices}>
      <MissingCodeNotice />
      <CookieConsent />
      <MobileAppBanner />
    </div>
  );
}
