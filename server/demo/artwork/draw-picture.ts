import { darken, inkOn, lighten } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { burs } from './drawings/burs.ts';
import { disinfection } from './drawings/disinfection.ts';
import { dispensers } from './drawings/dispensers.ts';
import { endo } from './drawings/endo.ts';
import { equipment } from './drawings/equipment.ts';
import { handpieces } from './drawings/handpieces.ts';
import { hygiene } from './drawings/hygiene.ts';
import { implants } from './drawings/implants.ts';
import { instruments } from './drawings/instruments.ts';
import { laboratory } from './drawings/laboratory.ts';
import { ortho } from './drawings/ortho.ts';
import { protection } from './drawings/protection.ts';
import { restoration } from './drawings/restoration.ts';
import { surgery } from './drawings/surgery.ts';
import { xray } from './drawings/xray.ts';
import { bare, framed } from './frame.ts';
import type { ArtworkKind } from './kinds.ts';
import type { Pen } from './pen.ts';
import type { PictureRequest, PictureView } from './picture-path.ts';
import { circle, path, placed, rect, text } from './svg.ts';

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

/** The thing itself, 600 × 600, to be put into a picture that `pen` belongs to. */
export function drawThing(pen: Pen, kind: ArtworkKind, look: Parameters<Drawing>[1]): string {
  return drawings[kind](pen, look);
}

/** The thing printed on its cardboard box. */
function box(pen: Pen, request: PictureRequest): string {
  const { accent, label } = request;
  const caption =
    label === ''
      ? rect(136, 440, 150, 14, 7, '#fff', 'opacity=".85"') +
        rect(136, 466, 96, 10, 5, '#fff', 'opacity=".6"')
      : text(label, 254, 460, 46, inkOn(accent), 250);
  return [
    path(
      'M108 160L196 104H492L404 160Z',
      pen.linear('right', [
        [0, lighten(accent, 0.72)],
        [1, lighten(accent, 0.5)],
      ]),
    ),
    path(
      'M404 160L492 104V450L404 512Z',
      pen.linear('right', [
        [0, darken(accent, 0.16)],
        [1, darken(accent, 0.36)],
      ]),
    ),
    rect(
      108,
      160,
      296,
      352,
      3,
      pen.linear('right', [
        [0, '#ffffff'],
        [1, '#f0f4f5'],
      ]),
    ),
    rect(
      108,
      408,
      296,
      104,
      3,
      pen.linear('right', [
        [0, accent],
        [1, darken(accent, 0.1)],
      ]),
    ),
    path('M108 160H404', 'none', `stroke="${darken(accent, 0.2)}" stroke-width="1.5" opacity=".4"`),
    placed(134, 166, 0.4, drawThing(pen, request.kind, request)),
    caption,
  ].join('');
}

/** The thing on a disc of its category's colour. */
function emblem(pen: Pen, request: PictureRequest): string {
  const tint = pen.radial([
    [0, lighten(request.accent, 0.78)],
    [1, lighten(request.accent, 0.6)],
  ]);
  return circle(300, 300, 264, tint) + placed(84, 84, 0.72, drawThing(pen, request.kind, request));
}

const VIEWS: Readonly<Record<PictureView, (pen: Pen, request: PictureRequest) => string>> = {
  product: (pen, request) => drawThing(pen, request.kind, request),
  pack: box,
  category: emblem,
};

/** A product's or a category's picture: square SVG text of a few kilobytes. */
export function drawPicture(request: PictureRequest): string {
  const draw = (pen: Pen): string => VIEWS[request.view](pen, request);
  return request.view === 'category' ? bare(600, 600, draw) : framed(600, request.accent, draw);
}
