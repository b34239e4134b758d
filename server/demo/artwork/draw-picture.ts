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
import { framed } from './frame.ts';
import type { ArtworkKind } from './kinds.ts';
import type { Pen } from './pen.ts';
import type { PictureRequest } from './picture-path.ts';
import { group, path, placed, rect, text } from './svg.ts';

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
  return [
    path(
      'M110 150L400 120V510L110 490Z',
      pen.linear('right', [
        [0, '#fbfcfc'],
        [1, '#eef2f4'],
      ]),
    ),
    path(
      'M400 120L500 158V468L400 510Z',
      pen.linear('right', [
        [0, darken(accent, 0.12)],
        [1, darken(accent, 0.34)],
      ]),
    ),
    path('M110 150L214 112L500 158L400 120Z', lighten(accent, 0.5)),
    path('M110 150L214 108L492 92L400 120Z', pen.face(lighten(accent, 0.35))),
    path('M400 120L492 92L500 158Z', darken(accent, 0.2)),
    path(
      'M110 404L400 420V510L110 490Z',
      pen.linear('right', [
        [0, accent],
        [1, darken(accent, 0.12)],
      ]),
    ),
    placed(132, 146, 0.42, drawThing(pen, request.kind, request)),
    group('transform="rotate(3 255 450)"', text(label, 255, 456, 46, inkOn(accent), 230)),
    label === ''
      ? group(
          'transform="rotate(3.2 255 450)"',
          rect(150, 438, 150, 14, 7, '#fff', 'opacity=".85"'),
          rect(150, 464, 96, 10, 5, '#fff', 'opacity=".6"'),
        )
      : '',
  ].join('');
}

/** A product's picture: square SVG text of a few kilobytes. */
export function drawPicture(request: PictureRequest): string {
  return framed(600, request.accent, (pen) =>
    request.view === 'pack' ? box(pen, request) : drawThing(pen, request.kind, request),
  );
}
