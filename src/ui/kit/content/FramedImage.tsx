import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './FramedImage.module.css';

interface FramedImageProps {
  /** A missing or broken image leaves a placeholder of the same size. */
  image: { url: string; width: number; height: number } | null | undefined;
  /** Empty when the name is beside the image anyway. */
  alt: string;
  /** The image of the largest contentful paint: fetched at once with high priority. */
  priority?: boolean;
  /** Aspect ratio, width to height; 1 by default. */
  ratio?: number;
  sizes?: string;
}

/** An image in a box of fixed proportions, so that loading it shifts no layout. */
export function FramedImage({ image, alt, priority = false, ratio = 1, sizes }: FramedImageProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = image && image.url !== brokenUrl ? image : null;
  return (
    <span className={classes.frame} style={{ aspectRatio: ratio }} data-empty={!shown || undefined}>
      {shown ? (
        <img
          className={classes.image}
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
