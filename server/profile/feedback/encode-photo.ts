import { limits } from '#generated/server/limits.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { imageTypeOf } from '#server/images/image-type.ts';

/** Limit of the contract for a sent file, bytes. */
export const MAX_PHOTO_BYTES = limits['FeedbackPhoto.size'];
/** Longest side of a stored photo, pixels: enough for a screen. */
export const MAX_SIDE = limits['FeedbackPhoto.width'];
/** Side of a thumbnail, pixels: twice what is shown. */
export const THUMBNAIL_SIDE = 192;
/** Larger ones could exhaust the memory; the cameras of most phones stay below. */
const MAX_PIXELS = 64_000_000;
const QUALITY = 80;
const THUMBNAIL_QUALITY = 70;
const WHITE = '#ffffff';

/** Whether the first bytes are those of a JPEG, PNG or WebP. */
function isPhoto(bytes: Uint8Array): boolean {
  const type = imageTypeOf(bytes);
  return type !== null && type !== 'gif';
}

/** A photo as it is stored: two WebP images without metadata. */
export interface EncodedPhoto {
  /** Pixels. */
  width: number;
  height: number;
  content: Uint8Array;
  thumbnail: Uint8Array;
}

function rejected(reason: string, message: string, cause?: unknown): ApiProblem {
  return new ApiProblem(422, message, { reason, errors: [{ path: '/photo', message }], cause });
}

/**
 * Decodes a sent photo, turns it upright, shrinks it and encodes it anew, which leaves out where and
 * with which camera it was taken.
 * @param name of the file, for messages only.
 * @throws ApiProblem 422 FileEmpty, FileTooLarge or FileTypeNotAllowed.
 */
export async function encodePhoto(name: string, bytes: Uint8Array): Promise<EncodedPhoto> {
  const shown = `«${name || 'Без имени'}»`;
  if (bytes.length === 0) throw rejected('FileEmpty', `${shown} пустой`);
  if (bytes.length > MAX_PHOTO_BYTES) {
    throw rejected('FileTooLarge', `${shown} больше 10\u00A0МБ`);
  }
  if (!isPhoto(bytes)) {
    const message = `${shown} не\u00A0подойдёт: внутри не\u00A0JPEG, не\u00A0PNG и\u00A0не\u00A0WebP`;
    throw rejected('FileTypeNotAllowed', message);
  }
  // Loaded with the first photo: a server that gets none does without the native library.
  const { sharp } = await import('#server/images/image-decoder.ts');
  const read = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  try {
    const full = await read()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(full.data)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'cover' })
      .webp({ quality: THUMBNAIL_QUALITY })
      .toBuffer();
    const { width, height } = full.info;
    return { width, height, content: full.data, thumbnail };
  } catch (error) {
    if (/pixel limit/i.test(String(error))) {
      throw rejected('FileTooLarge', `${shown} больше 64\u00A0мегапикселей`, error);
    }
    throw rejected('FileTypeNotAllowed', `${shown} не\u00A0открывается: файл повреждён`, error);
  }
}
