import { Suspense, useState } from 'react';
import type { FeedbackPhoto } from '#generated/api/model/feedbackPhoto.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import classes from './ReviewPhotos.module.css';

const ImageViewer = lazyComponent(
  async () => (await import('#src/features/product-parts/viewer/ImageViewer.tsx')).ImageViewer,
);

interface ReviewPhotosProps {
  photos: readonly FeedbackPhoto[];
  authorName: string;
}

/**
 * Thumbnails of a review's photos; a click or Enter shows them full-screen. A photo that is gone is left
 * out: the cached page may show a review that its author is changing.
 */
export function ReviewPhotos({ photos: given, authorName }: ReviewPhotosProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const photos = given.filter(({ thumbnailURL }) => !gone.includes(thumbnailURL));
  const [opened, setOpened] = useState<number | null>(null);
  const altOf = (index: number) => `Фото ${index + 1} из ${photos.length} к отзыву, ${authorName}`;
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={classes.photos} aria-label="Фото к отзыву">
        {photos.map(({ id, thumbnailURL }, index) => (
          <li key={id}>
            <button
              type="button"
              className={classes.open}
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
              onPointerEnter={ImageViewer.prefetch}
            >
              <img
                src={thumbnailURL}
                alt={`${altOf(index)}: показать крупно`}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
                className={classes.thumbnail}
                onError={() => setGone((urls) => [...urls, thumbnailURL])}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <ImageViewer
            label="Фото к отзыву"
            altOf={altOf}
            images={photos}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
