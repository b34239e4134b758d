import { IconZoomIn } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '#generated/api/model/picture.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { useScrollTarget } from '#src/ui/kit/page/use-scroll-target.ts';
import { GalleryArrows } from './GalleryArrows.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import classes from './ProductGallery.module.css';

const ImageViewer = lazyComponent(
  async () => (await import('#src/features/product-parts/viewer/ImageViewer.tsx')).ImageViewer,
);

interface ProductGalleryProps {
  /** Name of the product, used as the alternative text of each image. */
  name: string;
  images: readonly PictureData[];
  isNew: boolean;
}

/**
 * Images in a strip with scroll snap: swiped on a phone, chosen by thumbnails and arrows elsewhere;
 * a click or Enter shows them full-screen.
 */
export function ProductGallery({ name, images, isNew }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const slides = images.length > 0 ? images : [undefined];
  const altOf = (index: number) => (slides.length > 1 ? `${name}, изображение ${index + 1}` : name);

  const inSight = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    return Math.round(scrollLeft / Math.max(clientWidth, 1));
  }, []);
  const heading = useScrollTarget(strip, inSight);
  const follow = useCallback(() => setShown(inSight()), [inSight]);
  const show = (index: number) => {
    const width = strip.current?.clientWidth ?? 0;
    heading.set(index);
    strip.current?.scrollTo({ left: index * width });
  };
  const step = (by: 1 | -1) => {
    const target = heading.from() + by;
    if (target >= 0 && target < slides.length) show(target);
  };

  // The strip may have been scrolled before hydration.
  useEffect(follow, [follow]);

  const zoomIn = () => {
    if (images.length > 0) setZoomed(heading.from());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(slides.length - 1);
    else if (event.key === 'Enter') zoomIn();
    else return;
    event.preventDefault();
  };

  return (
    <section className={classes.gallery} aria-label="Изображения товара">
      <div className={classes.stage}>
        <ul
          ref={strip}
          className={classes.strip}
          data-zoom={images.length > 0 || undefined}
          onScroll={follow}
          onClick={zoomIn}
          onKeyDown={onKeyDown}
          tabIndex={slides.length > 1 ? 0 : undefined}
        >
          {slides.map((image, index) => (
            <li key={image?.url ?? 'none'} className={classes.slide} inert={index !== shown}>
              <FramedImage image={image} alt={altOf(index)} priority={index === 0} />
            </li>
          ))}
        </ul>
        {isNew && <span className={classes.new}>Новинка</span>}
        {images.length > 0 && (
          <span className={classes.zoom} onPointerEnter={ImageViewer.prefetch}>
            <IconButton label="Увеличить изображение" tone="raised" onClick={zoomIn}>
              <IconZoomIn aria-hidden="true" size="1.25rem" />
            </IconButton>
          </span>
        )}
        {slides.length > 1 && (
          <>
            <GalleryArrows shown={shown} last={slides.length - 1} onStep={step} />
            <span className={classes.counter} aria-hidden="true">
              {shown + 1} / {slides.length}
            </span>
          </>
        )}
      </div>
      <GalleryThumbnails images={images} shown={shown} onShow={show} />
      {zoomed !== null && (
        <Suspense fallback={null}>
          <ImageViewer
            label="Изображения товара"
            altOf={altOf}
            images={images}
            first={zoomed}
            onShow={show}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
