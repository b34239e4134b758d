import Lightbox, { type Labels } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Picture } from '#generated/api/model/picture.ts';
import { useCloseOnBack } from '#src/ui/kit/page/window/use-close-on-back.ts';
import { fullSize } from './full-size.ts';

interface PictureViewerProps {
  /** What is shown: «Изображения товара». */
  label: string;
  /** Alternative text of the image at an index. */
  altOf: (index: number) => string;
  images: readonly Picture[];
  /** Index of the first image. */
  first: number;
  /** Called when another image is shown. */
  onShow?: (index: number) => void;
  onClose: () => void;
}

const labels: Labels = {
  Close: 'Закрыть',
  Next: 'Следующее изображение',
  Previous: 'Предыдущее изображение',
  Carousel: 'Изображения',
  Slide: 'Изображение',
  '{index} of {total}': '{index} из {total}',
  'Zoom in': 'Увеличить',
  'Zoom out': 'Уменьшить',
};

/** Up to four times the image's own size: vector drawings stay sharp. */
const zoom = { maxZoomPixelRatio: 4, scrollToZoom: true };
const nothing = () => null;

/** Full-screen images: wheel, pinch, double click and drag, arrow keys, Esc, Back. */
export function ImageViewer(props: PictureViewerProps) {
  const { label, altOf, images, first, onShow, onClose } = props;
  useCloseOnBack(true, onClose);
  const alone = images.length === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      slides={images.map((image, index) => ({ ...fullSize(image), alt: altOf(index) }))}
      plugins={[Zoom]}
      labels={{ ...labels, Lightbox: `${label} крупно`, 'Photo gallery': label }}
      zoom={zoom}
      styles={{ slide: { filter: 'var(--shop-image-filter)' } }}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      render={alone ? { buttonPrev: nothing, buttonNext: nothing } : {}}
      on={{ view: ({ index }) => onShow?.(index) }}
    />
  );
}
