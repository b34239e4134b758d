import { ImageError } from './image-error.ts';
import { imageTypeOf } from './image-type.ts';

/** Sides of the squares that stored images fit into, pixels: thumbnail, card, page, full screen. */
export const IMAGE_SIDES = [160, 320, 640, 1280] as const;
export type ImageSide = (typeof IMAGE_SIDES)[number];
const LARGEST: ImageSide = 1280;

/** Larger ones could exhaust the memory: decoded they take up to four bytes a pixel. */
const MAX_PIXELS = 40_000_000;
/** Time limit of one step: an image that takes longer was made to harm. */
const TIMEOUT_SECONDS = 30;
/** A higher effort takes several times as long for a few percent. */
const AVIF = { quality: 45, effort: 3 };
const WEBP = { quality: 78 };

/** One stored file of an image. */
export interface EncodedFile {
  format: 'avif' | 'webp';
  side: ImageSide;
  content: Uint8Array;
}

/** The sides that an image needs: none is enlarged, and the last one has it all. */
function sidesFor(longest: number): ImageSide[] {
  const enough = IMAGE_SIDES.findIndex((side) => side >= longest);
  return IMAGE_SIDES.slice(0, enough === -1 ? IMAGE_SIDES.length : enough + 1);
}

const squareOf = (side: ImageSide) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

async function encode(bytes: Uint8Array): Promise<EncodedFile[]> {
  // Loaded with the first image: a server that gets none does without the native library.
  const { sharp } = await import('./image-decoder.ts');
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(squareOf(LARGEST))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: EncodedFile[] = [];
  for (const side of sidesFor(Math.max(width, height))) {
    const sized = sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize(squareOf(side));
    files.push({ format: 'avif', side, content: await sized.clone().avif(AVIF).toBuffer() });
    files.push({ format: 'webp', side, content: await sized.clone().webp(WEBP).toBuffer() });
  }
  return files;
}

/**
 * Decodes a loaded image, turns it upright and encodes it anew without metadata, as AVIF and WebP in
 * each of the sides that it fills. Of an animation the first frame stays.
 * @throws ImageError for what is no JPEG, PNG, WebP or GIF, is broken, or has more than 40 megapixels
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedFile[]> {
  if (imageTypeOf(bytes) === null) throw new ImageError('это не JPEG, PNG, WebP или GIF', true);
  try {
    return await encode(bytes);
  } catch (error) {
    const reason = /pixel limit/i.test(String(error)) ? 'больше 40 мегапикселей' : 'файл повреждён';
    throw new ImageError(reason, true, error);
  }
}
