import { burs } from '#demo/artwork/drawings/burs.ts';
import { disinfection } from '#demo/artwork/drawings/disinfection.ts';
import { dispensers } from '#demo/artwork/drawings/dispensers.ts';
import { endo } from '#demo/artwork/drawings/endo.ts';
import { equipment } from '#demo/artwork/drawings/equipment.ts';
import { handpieces } from '#demo/artwork/drawings/handpieces.ts';
import { hygiene } from '#demo/artwork/drawings/hygiene.ts';
import { implants } from '#demo/artwork/drawings/implants.ts';
import { instruments } from '#demo/artwork/drawings/instruments.ts';
import { laboratory } from '#demo/artwork/drawings/laboratory.ts';
import { ortho } from '#demo/artwork/drawings/ortho.ts';
import { protection } from '#demo/artwork/drawings/protection.ts';
import { restoration } from '#demo/artwork/drawings/restoration.ts';
import { surgery } from '#demo/artwork/drawings/surgery.ts';
import { xray } from '#demo/artwork/drawings/xray.ts';
import { lighten } from './color.ts';
import type { Drawing } from './drawing.ts';
import { bare, framed } from './frame.ts';
import type { ArtworkKind } from './kinds.ts';
import type { Pen } from './pen.ts';
import type { PictureRequest, PictureView } from './picture-path.ts';
import { circle, placed } from './svg.ts';
import { caption, detail, pack, scheme } from './views.ts';

const drawings: Readonly<Record<ArtworkKind, Drawing>> = {
  ...dispensers,
  ...endo,
  ...burs,
  ...handpieces,
  ...surgery,
  ...implants,
  ...ortho,
  ...hygiene,
  ...instruments,
  ...restoration,
  ...equipment,
  ...xray,
  ...disinfection,
  ...protection,
  ...laboratory,
};

/** The product itself, 600 × 600, for the image of `pen`. */
export function drawThing(pen: Pen, kind: ArtworkKind, look: Parameters<Drawing>[1]): string {
  return drawings[kind](pen, look);
}

/** The product on a disc of its category's color. */
function emblem(pen: Pen, request: PictureRequest): string {
  const tint = pen.radial([
    [0, lighten(request.accent, 0.78)],
    [1, lighten(request.accent, 0.6)],
  ]);
  return circle(300, 300, 264, tint) + placed(84, 84, 0.72, drawThing(pen, request.kind, request));
}

/** The product, a little higher where something is written under it. */
function product(pen: Pen, request: PictureRequest): string {
  const thing = drawThing(pen, request.kind, request);
  const { note = '' } = request;
  return note === '' ? thing : placed(33, 0, 0.89, thing) + caption(note);
}

const VIEWS: Readonly<Record<PictureView, (pen: Pen, request: PictureRequest) => string>> = {
  product,
  detail: (pen, request) => detail(drawThing(pen, request.kind, request), request),
  scheme: (pen, request) => scheme(drawThing(pen, request.kind, request), request),
  pack: (pen, request) => pack(pen, drawThing(pen, request.kind, request), request),
  category: emblem,
};

/** The image of a product or a category: square SVG text of a few kilobytes. */
export function drawPicture(request: PictureRequest): string {
  const draw = (pen: Pen): string => VIEWS[request.view](pen, request);
  return request.view === 'category' ? bare(600, 600, draw) : framed(600, request.accent, draw);
}
