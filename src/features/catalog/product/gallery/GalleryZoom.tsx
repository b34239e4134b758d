import Lightbox, { type Labels } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Picture } from '#generated/api/model/picture.ts';
import { useCloseOnBack } from '#src/ui/kit/page/use-close-on-back.ts';

interface GalleryZoomProps {
  /** Name of the product, used as the alternative text of each image. */
  name: string;
  images: readonly Picture[];
  /** Index of the first image. */
  first: number;
  /** Called when another image is shown. */
  onShow: (index: number) => void;
  onClose: () => void;
}

const labels: Labels = {
  Close: 'Закрыть',
  Next: 'Следующее изображение',
  Previous: 'Предыдущее изображение',
  Lightbox: 'Изображения товара крупно',
  Carousel: 'Изображения',
  Slide: 'Изображение',
  'Photo gallery': 'Изображения товара',
  '{index} of {total}': '{index} из {total}',
  'Zoom in': 'Увеличить',
  'Zoom out': 'Уменьшить',
};

/** Up to four times the image's own size: vector drawings stay sharp. */
const zoom = { maxZoomPixelRatio: 4, scrollToZoom: true };
const nothing = () => null;

/** Full-screen images: wheel, pinch, double click and drag, arrow keys, Esc, Back. */
export function GalleryZoom({ name, images, first, onShow, onClose }: GalleryZoomProps) {
  useCloseOnBack(true, onClose);
  const alone = images.length === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      slides={images.map(({ url, width, height }, index) => ({
        src: url,
        width,
        height,
        alt: alone ? name : `${name}, изображение ${index + 1}`,
      }))}
      plugins={[Zoom]}
      labels={labels}
      zoom={zoom}
      styles={{ slide: { filter: 'var(--shop-image-filter)' } }}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      render={alone ? { buttonPrev: nothing, buttonNext: nothing } : {}}
      on={{ view: ({ index }) => onShow(index) }}
    />
  );
}
