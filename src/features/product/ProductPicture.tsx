import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Picture } from '#generated/api/model/picture.ts';
import classes from './ProductPicture.module.css';

interface Props {
  picture: Picture | undefined;
  /** Empty when the name stands beside the picture anyway. */
  alt: string;
  /** `first` for pictures above the fold, which the browser should fetch before the rest. */
  priority?: 'first' | 'later';
}

/** A product picture in a square of its own; a broken or missing one leaves a quiet sign. */
export function ProductPicture({ picture, alt, priority = 'later' }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!picture || picture.url === brokenUrl) {
    return (
      <span className={classes.frame} data-empty>
        <IconPhotoOff aria-hidden="true" size="28%" stroke={1.25} />
        {alt !== '' && <span className={classes.hidden}>{alt}: фотографии нет</span>}
      </span>
    );
  }
  return (
    <span className={classes.frame}>
      <img
        className={classes.picture}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority === 'first' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : 'auto'}
        decoding={priority === 'first' ? 'sync' : 'async'}
        onError={() => setBrokenUrl(picture.url)}
      />
    </span>
  );
}
