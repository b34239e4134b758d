import Lightbox, { type Labels } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Picture } from '#generated/api/model/picture.ts';
import { useCloseOnBack } from '#src/ui/kit/buttons/use-close-on-back.ts';

interface GalleryZoomProps {
  /** Of the product; stands in for the missing words about each picture. */
  name: string;
  images: readonly Picture[];
  /** The picture to begin with. */
  first: number;
  /** Another picture has come into sight. */
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

/** Four times as large as the picture's own pixels: the drawings are vectors and stay sharp. */
const zoom = { maxZoomPixelRatio: 4, scrollToZoom: true };
const nothing = () => null;

/** The pictures over the whole window: wheel, pinch, double press and drag, arrows, Esc, Back. */
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
      styles={{ slide: { filter: 'var(--shop-picture-filter)' } }}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      render={alone ? { buttonPrev: nothing, buttonNext: nothing } : {}}
      on={{ view: ({ index }) => onShow(index) }}
    />
  );
}
