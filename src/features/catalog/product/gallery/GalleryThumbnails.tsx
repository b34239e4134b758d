import type { Picture as PictureData } from '#generated/api/model/picture.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import classes from './ProductGallery.module.css';

interface GalleryThumbnailsProps {
  images: readonly PictureData[];
  shown: number;
  onShow: (index: number) => void;
}

/** Thumbnails of all images; nothing for a single image. */
export function GalleryThumbnails({ images, shown, onShow }: GalleryThumbnailsProps) {
  if (images.length < 2) return null;
  return (
    <ul className={classes.thumbnails}>
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={`Изображение ${index + 1}`}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          >
            <FramedImage image={image} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
