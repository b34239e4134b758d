import { Suspense, useEffect, useRef, useState } from 'react';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import classes from './BannerCarousel.module.css';
import { BannerSlide } from './BannerSlide.tsx';

const BannerControls = lazyComponent(
  async () => (await import('./BannerControls.tsx')).BannerControls,
);

/**
 * The first banner is the largest contentful paint: the others and the controls are loaded after
 * it.
 */
const REQUEST_ALL_AFTER_MS = 1500;

/**
 * Banners in a strip that scrolls by touch, wheel and keys without any script; the buttons, the
 * dots and autoplay are added when the page is idle.
 */
export function BannerCarousel({ banners }: { banners: readonly Promotion[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [allRequested, setAllRequested] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setAllRequested(true), REQUEST_ALL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section className={classes.carousel} aria-roledescription="карусель" aria-label="Акции">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ul ref={strip} className={classes.strip} tabIndex={0} aria-label="Баннеры">
        {banners.map((promotion, index) => (
          <li
            key={promotion.id}
            className={classes.slide}
            data-device={promotion.device ?? undefined}
            onFocus={() => setAllRequested(true)}
          >
            <BannerSlide
              promotion={promotion}
              first={index === 0}
              requested={index === 0 || allRequested}
            />
          </li>
        ))}
      </ul>
      {allRequested && banners.length > 1 && (
        <Suspense>
          <BannerControls strip={strip} />
        </Suspense>
      )}
    </section>
  );
}
