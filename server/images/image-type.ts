const startsWith = (bytes: Uint8Array, magic: readonly number[], at = 0) =>
  magic.every((byte, index) => bytes[at + index] === byte);

const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** What the first bytes of an image say it is; null for everything else, SVG and AVIF too. */
export function imageTypeOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8)) return 'webp';
  // GIF87a, GIF89a
  if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38])) return 'gif';
  return null;
}
