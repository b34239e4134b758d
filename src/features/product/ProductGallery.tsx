import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Picture as PictureData } from '#generated/api/model/picture.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import classes from './ProductGallery.module.css';

interface ProductGalleryProps {
  /** Of the product; stands in for the missing words about each picture. */
  name: string;
  images: readonly PictureData[];
  isNew: boolean;
}

/** Pictures in a strip that snaps: swiped on a phone, chosen by thumbnails and arrows elsewhere. */
export function ProductGallery({ name, images, isNew }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const slides = images.length > 0 ? images : [undefined];

  const show = (index: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: index * width });
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)));
  };

  return (
    <section className={classes.gallery} aria-label="Изображения товара">
      <div className={classes.stage}>
        <ul
          ref={strip}
          className={classes.strip}
          onScroll={follow}
          tabIndex={slides.length > 1 ? 0 : undefined}
        >
          {slides.map((image, index) => (
            <li key={image?.url ?? 'none'} className={classes.slide} inert={index !== shown}>
              <Picture
                picture={image}
                alt={slides.length > 1 ? `${name}, изображение ${index + 1}` : name}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        {isNew && <span className={classes.new}>Новинка</span>}
        {slides.length > 1 && (
          <>
            <span className={classes.arrows}>
              <IconButton
                label="Предыдущее изображение"
                look="raised"
                disabled={shown === 0}
                onClick={() => show(shown - 1)}
              >
                <IconChevronLeft aria-hidden="true" size="1.25rem" />
              </IconButton>
              <IconButton
                label="Следующее изображение"
                look="raised"
                disabled={shown === slides.length - 1}
                onClick={() => show(shown + 1)}
              >
                <IconChevronRight aria-hidden="true" size="1.25rem" />
              </IconButton>
            </span>
            <span className={classes.counter} aria-hidden="true">
              {shown + 1} / {slides.length}
            </span>
          </>
        )}
      </div>
      {images.length > 1 && (
        <ul className={classes.thumbnails}>
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                className={classes.thumbnail}
                aria-label={`Изображение ${index + 1}`}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              >
                <Picture picture={image} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
