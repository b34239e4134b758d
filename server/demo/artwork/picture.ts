import { parsePicturePath } from './picture-path.ts';

/** The picture at an address of the demo artwork, null for any other address. Needs no database. */
export function picture(path: string): string | null {
  const request = parsePicturePath(path);
  if (request === null) return null;
  const { colour, accent } = request;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="#eef2f4"/><circle cx="300" cy="300" r="150" fill="${colour}" stroke="${accent}" stroke-width="20"/></svg>`;
}
