import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import classes from './FooterApps.module.css';

const QrCode = lazyComponent(async () => (await import('#src/ui/kit/content/QrCode.tsx')).QrCode);

/** Badges of the app stores and a QR code to open the shop on a phone. */
export function FooterApps() {
  const { data } = useQuery(settingsQuery());
  const root = useRef<HTMLDivElement>(null);
  const shopURL = useURLWhenVisible(root);
  const { appStore, googlePlay, ruStore } = data?.mobileApps ?? {};
  const stores = [
    { name: 'App Store', url: appStore },
    { name: 'Google Play', url: googlePlay },
    { name: 'RuStore', url: ruStore },
  ].filter(({ url }) => url);
  return (
    <div ref={root} className={classes.apps} data-without-stores={stores.length === 0 || undefined}>
      <div className={classes.stores}>
        <p className={classes.title}>{shopOnPhone(stores.length > 0)}</p>
        {stores.length > 0 && (
          <ul className={classes.list}>
            {stores.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url ?? undefined}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={classes.badge}
                >
                  <span className={classes.small}>Загрузите в</span>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.code}>
        {shopURL && (
          <Suspense>
            <QrCode text={shopURL} label="QR-код: открыть магазин на телефоне" />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function shopOnPhone(hasApps: boolean): string {
  return hasApps ? 'Заказывайте в приложении' : 'Откройте магазин на телефоне';
}

/** The shop's URL, once the element is near the viewport; the QR code is rendered only then. */
function useURLWhenVisible(target: RefObject<Element | null>): string | null {
  const [url, setURL] = useState<string | null>(null);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setURL(window.location.origin),
      { rootMargin: '200px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return url;
}
