import { useEffect, useRef, useState } from 'react';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { below } from '#src/ui/kit/page/breakpoints.ts';
import classes from './BannerPicture.module.css';

interface BannerPictureProps {
  promotion: Pick<Promotion, 'creative' | 'creativeMobile'>;
  /** Seen first of all pictures of the page. */
  first: boolean;
  /** False keeps the default banner until the picture is worth its bytes. */
  requested: boolean;
}

/** A banner's picture, the narrow one on a phone; without one, or when it fails, the default banner. */
export function BannerPicture({ promotion, first, requested }: BannerPictureProps) {
  const { creative, creativeMobile } = promotion;
  const picture = creative ?? creativeMobile;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // A rendered page's picture may have failed before anybody listened.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setBrokenUrl(picture?.url ?? null);
  }, [picture?.url]);
  return (
    <span className={classes.frame}>
      {requested && picture && picture.url !== brokenUrl && (
        <picture>
          {creativeMobile && <source media={below('md')} srcSet={creativeMobile.url} />}
          <img
            ref={image}
            className={classes.picture}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt=""
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBrokenUrl(picture.url)}
          />
        </picture>
      )}
    </span>
  );
}
