import { ARTWORK_KINDS, type ArtworkKind } from './kinds.ts';
import { decodeNote, encodeNote } from './note-code.ts';

/**
 * `product` is the product alone, `detail` its business end enlarged, `scheme` its outline with a
 * dimension, `pack` its box, `category` an emblem.
 */
export const PICTURE_VIEWS = ['product', 'detail', 'scheme', 'pack', 'category'] as const;

export type PictureView = (typeof PICTURE_VIEWS)[number];

/** What is drawn; colors are `#rrggbb`. */
export interface PictureRequest {
  view: PictureView;
  kind: ArtworkKind;
  /** Color of the product. */
  color: string;
  /** Color of its label and trim: the brand's. */
  accent: string;
  /** A few characters written on the product; '' for none. */
  label: string;
  /** Its distinguishing feature: drawn by its shape and written under it; '' or absent for none. */
  note?: string;
}

const MAX_LABEL = 16;
const MAX_NOTE = 36;
const PATH =
  /^\/pictures\/([a-z]+)\/([a-z-]+)\/([0-9a-f]{6})-([0-9a-f]{6})(?:-([^/]{1,120}))?(?:\/([^/]{1,260}))?\.svg$/;

/** The URL path of the image. */
export function picturePath({
  view,
  kind,
  color,
  accent,
  label,
  note = '',
}: PictureRequest): string {
  const ending = label === '' ? '' : `-${encodeURIComponent(label.slice(0, MAX_LABEL))}`;
  const caption = note === '' ? '' : `/${encodeNote(note.slice(0, MAX_NOTE))}`;
  return `/pictures/${view}/${kind}/${color.slice(1)}-${accent.slice(1)}${ending}${caption}.svg`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The request in a URL path; null for one that the artwork did not create. */
export function parsePicturePath(path: string): PictureRequest | null {
  const match = PATH.exec(path);
  if (match === null) return null;
  const [, viewText, kindText, color, accent, labelText = '', noteText = ''] = match;
  const view = PICTURE_VIEWS.find((name) => name === viewText);
  const kind = ARTWORK_KINDS.find((name) => name === kindText);
  const label = decode(labelText);
  const note = decodeNote(noteText);
  if (view === undefined || kind === undefined || label === null || note === null) return null;
  if (label.length > MAX_LABEL || note.length > MAX_NOTE) return null;
  if (/[\p{Cc}\p{Cs}]/u.test(label + note)) return null;
  return { view, kind, color: `#${color}`, accent: `#${accent}`, label, note };
}
