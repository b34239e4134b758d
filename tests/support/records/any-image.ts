import sharp, { type Metadata } from 'sharp';

/** A decoded image: what its file says of it, and its pixels. */
interface DecodedImage {
  metadata: Metadata;
  /** Bytes by pixel, and so many for each. */
  pixels: Buffer;
  channels: number;
}

const AVIF = { operation: ['VipsForeignLoadHeif'] };

/**
 * Decodes an image of any format, AVIF too, which the server itself never reads and therefore blocks: one
 * at a time.
 */
export async function decodeAnyImage(bytes: Uint8Array): Promise<DecodedImage> {
  sharp.unblock(AVIF);
  try {
    const metadata = await sharp(bytes).metadata();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return { metadata, pixels: data, channels: info.channels };
  } finally {
    sharp.block(AVIF);
  }
}
