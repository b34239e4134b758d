import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Picture.module.css';

interface PictureProps {
  /** Missing and broken pictures leave a quiet sign of the same size. */
  picture: { url: string; width: number; height: number } | null | undefined;
  /** Empty when the name stands beside the picture anyway. */
  alt: string;
  /** The largest thing that is seen first: fetched at once and before all else. */
  priority?: boolean;
  /** Width to height of the place kept for it; 1 when not given. */
  ratio?: number;
  sizes?: string;
}

/** A picture in a place of fixed proportions, so that nothing moves when it arrives. */
export function Picture({ picture, alt, priority = false, ratio = 1, sizes }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = picture && picture.url !== brokenUrl ? picture : null;
  return (
    <span className={classes.frame} style={{ aspectRatio: ratio }} data-empty={!shown || undefined}>
      {shown ? (
        <img
          className={classes.picture}
          src={shown.url}
          width={shown.width}
          height={shown.height}
          alt={alt}
          sizes={sizes}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          decoding="async"
          onError={() => setBrokenUrl(shown.url)}
        />
      ) : (
        <IconPhotoOff
          role={alt === '' ? 'presentation' : 'img'}
          aria-label={alt === '' ? undefined : `${alt}: изображения нет`}
          size="28%"
          stroke={1.25}
        />
      )}
    </span>
  );
}
