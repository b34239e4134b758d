import { ARTWORK_KINDS, type ArtworkKind } from './kinds.ts';

/** `product` is the thing alone, `pack` its box, `category` and `brand` are emblems. */
export const PICTURE_VIEWS = ['product', 'pack', 'category'] as const;

export type PictureView = (typeof PICTURE_VIEWS)[number];

/** What is drawn; colours are `#rrggbb`. */
export interface PictureRequest {
  view: PictureView;
  kind: ArtworkKind;
  /** Colour of the thing. */
  colour: string;
  /** Colour of its label and trim: the brand's. */
  accent: string;
  /** A few characters written on the thing; '' for none. */
  label: string;
}

const MAX_LABEL = 16;
const PATH =
  /^\/pictures\/([a-z]+)\/([a-z-]+)\/([0-9a-f]{6})-([0-9a-f]{6})(?:-([^/]{1,120}))?\.svg$/;

/** The address under which the server draws the picture. */
export function picturePath({ view, kind, colour, accent, label }: PictureRequest): string {
  const ending = label === '' ? '' : `-${encodeURIComponent(label.slice(0, MAX_LABEL))}`;
  return `/pictures/${view}/${kind}/${colour.slice(1)}-${accent.slice(1)}${ending}.svg`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The request behind an address; null for one that the artwork never made. */
export function parsePicturePath(path: string): PictureRequest | null {
  const match = PATH.exec(path);
  if (match === null) return null;
  const [, viewText, kindText, colour, accent, labelText = ''] = match;
  const view = PICTURE_VIEWS.find((name) => name === viewText);
  const kind = ARTWORK_KINDS.find((name) => name === kindText);
  const label = decode(labelText);
  if (view === undefined || kind === undefined || label === null) return null;
  if (label.length > MAX_LABEL || /[\p{Cc}\p{Cs}]/u.test(label)) return null;
  return { view, kind, colour: `#${colour}`, accent: `#${accent}`, label };
}
