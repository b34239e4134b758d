import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { FeedbackPhoto } from '#generated/api/model/feedbackPhoto.ts';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import classes from './ReviewPhotos.module.css';

interface StoredPhotosProps {
  photos: readonly FeedbackPhoto[];
  onRemove: (photo: FeedbackPhoto) => void;
}

/** The photos that a review has, each with a button to remove it. */
export function StoredPhotos({ photos, onRemove }: StoredPhotosProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className={classes.stored} aria-label="Фото отзыва">
      {photos.map((photo, index) => (
        <li key={photo.id} className={classes.storedPhoto}>
          <img src={photo.thumbnailURL} alt={`Фото ${index + 1}`} className={classes.thumbnail} />
          <span className={classes.remove}>
            <IconButton
              label={`Убрать фото ${index + 1}`}
              tone="raised"
              onClick={() => {
                onRemove(photo);
                announce(`Фото ${index + 1} убрано`);
                // The focused button goes with its photo.
                list.current?.focus();
              }}
            >
              <IconX aria-hidden="true" size="1.125rem" />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}
