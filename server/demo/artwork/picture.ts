import { drawPicture } from './draw-picture.ts';
import { parsePicturePath } from './picture-path.ts';

/** The picture at an address of the demo artwork, null for any other address. Needs no database. */
export function picture(path: string): string | null {
  const request = parsePicturePath(path);
  return request === null ? null : drawPicture(request);
}
