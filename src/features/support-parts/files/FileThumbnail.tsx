import { useEffect, useRef } from 'react';
import classes from './FilesField.module.css';

/** Pixels; twice what is shown. */
const SIDE = 80;

async function draw(canvas: HTMLCanvasElement, file: File): Promise<void> {
  // Decoded to its small size, a photo of a phone takes kilobytes instead of megabytes.
  const bitmap = await createImageBitmap(file, { resizeHeight: SIDE, resizeQuality: 'medium' });
  const { width, height } = bitmap;
  const scale = SIDE / Math.min(width, height);
  const [wide, high] = [width * scale, height * scale];
  canvas.getContext('2d')?.drawImage(bitmap, (SIDE - wide) / 2, (SIDE - high) / 2, wide, high);
  bitmap.close();
}

/**
 * The middle of a chosen image; an empty square for one that cannot be decoded. A canvas, because the
 * page's policy allows no `blob:` images.
 */
export function FileThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, file).catch(() => {});
  }, [file]);
  return (
    <span className={classes.preview} aria-hidden="true">
      <canvas ref={canvas} width={SIDE} height={SIDE} className={classes.drawing} />
    </span>
  );
}
