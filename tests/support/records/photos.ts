import sharp from 'sharp';

interface PhotoOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
}

/** The text that a test photo's EXIF has as its camera. */
export const CAMERA = 'Secret camera';

/** An image with EXIF: camera, place and orientation. */
export function makePhoto({
  width = 640,
  height = 480,
  format = 'jpeg',
  orientation = 1,
}: PhotoOptions = {}): Promise<Buffer> {
  const background = { r: 40, g: 140, b: 130 };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: CAMERA },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
    })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}
