import { useCookieConsent } from '#src/features/account-parts/cookie-consent.ts';
import classes from './RatingFrame.module.css';

/** The widget of a service of maps and reviews, which sets cookies: only after consent to them. */
export function RatingFrame({ url }: { url: string }) {
  if (!useCookieConsent()) return null;
  return (
    <iframe
      src={url}
      title="Рейтинг магазина на картах"
      width={150}
      height={50}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className={classes.widget}
    />
  );
}
