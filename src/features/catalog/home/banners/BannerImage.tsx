import { useEffect, useRef, useState } from 'react';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { below } from '#src/ui/kit/page/window/breakpoints.ts';
import classes from './BannerImage.module.css';

interface BannerImageProps {
  promotion: Pick<Promotion, 'creative' | 'creativeMobile'>;
  /** Whether it is the first image of the page. */
  first: boolean;
  /** False shows the default banner until the image is needed. */
  requested: boolean;
}

/**
 * A banner's image, the narrow one on a phone; without one, or when it fails, the default banner.
 */
export function BannerImage({ promotion, first, requested }: BannerImageProps) {
  const { creative, creativeMobile } = promotion;
  const shown = creative ?? creativeMobile;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // The image of a server-rendered page may have failed before hydration.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setBrokenUrl(shown?.url ?? null);
  }, [shown?.url]);
  return (
    <span className={classes.frame}>
      {requested && shown && shown.url !== brokenUrl && (
        <picture>
          {creativeMobile && <source media={below('md')} srcSet={creativeMobile.url} />}
          <img
            ref={image}
            className={classes.image}
            src={shown.url}
            width={shown.width}
            height={shown.height}
            alt=""
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBrokenUrl(shown.url)}
          />
        </picture>
      )}
    </span>
  );
}
