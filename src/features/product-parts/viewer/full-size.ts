import type { Picture } from '#generated/api/model/picture.ts';

/** The largest that the server stores of an image from another site, pixels. */
const LARGEST = 1280;

/** An image at the size of a screen: those that the shop has shrunk come in their largest form. */
export function fullSize({ url, width, height }: Picture) {
  if (!url.startsWith('/images/')) return { src: url, width, height };
  const scale = LARGEST / Math.max(width, height);
  return {
    src: `${url}?side=${LARGEST}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
