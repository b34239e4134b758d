import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import classes from './ProductGallery.module.css';

interface GalleryArrowsProps {
  shown: number;
  last: number;
  onStep: (by: 1 | -1) => void;
}

/** Previous and next buttons, for users without a touch screen. */
export function GalleryArrows({ shown, last, onStep }: GalleryArrowsProps) {
  return (
    <span className={classes.arrows}>
      <IconButton
        label="Предыдущее изображение"
        tone="raised"
        disabled={shown === 0}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft aria-hidden="true" size="1.25rem" />
      </IconButton>
      <IconButton
        label="Следующее изображение"
        tone="raised"
        disabled={shown === last}
        onClick={() => onStep(1)}
      >
        <IconChevronRight aria-hidden="true" size="1.25rem" />
      </IconButton>
    </span>
  );
}
