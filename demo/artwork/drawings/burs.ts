import { darken, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, ellipse, group, path, rect, stroke, turned } from '#demo/artwork/svg.ts';

/** Outline of a bur's head by the name of its shape, in x from 360 on the line y = 300. */
const HEADS: Readonly<Record<string, string>> = {
  шар: 'M372 288a58 58 0 1 1 0 24Z',
  цилиндр: 'M366 262h160a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H366Z',
  конус: 'M366 258L556 288a6 6 0 0 1 4 6v12a6 6 0 0 1-4 6L366 342Z',
  пламя: 'M366 276c60-34 130-20 202 24c-72 44-142 58-202 24Z',
  груша: 'M366 284c40-6 70-44 122-44a60 60 0 0 1 0 120c-52 0-82-38-122-44Z',
  игла: 'M366 276L572 298v4L366 324Z',
  колесо:
    'M366 284h46v-56a16 16 0 0 1 16-16h18a16 16 0 0 1 16 16v144a16 16 0 0 1-16 16h-18a16 16 0 0 1-16-16v-56h-46Z',
  'обратный конус': 'M366 284l70-48h24a8 8 0 0 1 8 8v112a8 8 0 0 1-8 8h-24l-70-48Z',
};
const DEFAULT_HEAD = 'M366 262h128q66 4 78 38q-12 34-78 38H366Z';

function grit(pen: Pen, d: string): string {
  const grains = Array.from({ length: 60 }, (_, index) => {
    const x = 368 + ((index * 67) % 208);
    const y = 236 + ((index * 41) % 130);
    return `M${x} ${y}h5v5h-5Z`;
  }).join('');
  return `<clipPath id="c">${path(d, '#000')}</clipPath>${path(d, pen.round('#a9b4bc'))}${group('clip-path="url(#c)"', path(grains, '#ffffff', 'opacity=".55"'), path(grains, '#4d5a64', 'opacity=".4" transform="translate(9 7)"'))}`;
}

/** Diamond or carbide bur; the color is that of its ring, the label names its shape. */
const bur: Drawing = (pen, { color, label }) =>
  turned(
    -38,
    rect(34, 276, 16, 48, 4, pen.steel()),
    rect(48, 284, 12, 32, 2, pen.steel()),
    rect(58, 272, 220, 56, 6, pen.steel()),
    rect(196, 272, 34, 56, 0, pen.round(color)),
    path('M278 278l84 10v24l-84 10Z', pen.steel()),
    grit(pen, HEADS[label] ?? DEFAULT_HEAD),
  );

/** Rubber polisher on a mandrel. */
const polisher: Drawing = (pen, { color }) =>
  turned(
    -38,
    rect(40, 276, 16, 48, 4, pen.steel()),
    rect(54, 284, 12, 32, 2, pen.steel()),
    rect(64, 274, 200, 52, 6, pen.steel('down', '#d9b65c')),
    rect(262, 264, 34, 72, 8, pen.steel('down', '#d9b65c')),
    path(
      'M294 236h70c70 4 150 30 196 64c-46 34-126 60-196 64h-70a12 12 0 0 1-12-12V248a12 12 0 0 1 12-12Z',
      pen.round(color),
    ),
    ...[330, 366, 402].map((x, index) =>
      stroke(
        `M${x} ${244 + index * 6}q14 56 0 ${112 - index * 12}`,
        darken(color, 0.3),
        4,
        'opacity=".35"',
      ),
    ),
  );

/** Stack of polishing discs. */
const disc: Drawing = (pen, { color, accent }) => {
  const one = (x: number, y: number, radius: number, tone: string): string =>
    circle(x, y, radius, pen.face(tone)) +
    circle(
      x,
      y,
      radius - 10,
      'none',
      `stroke="${lighten(tone, 0.35)}" stroke-width="4" opacity=".6"`,
    ) +
    circle(x, y, radius * 0.3, pen.face('#eef2f4')) +
    circle(x, y, radius * 0.13, pen.steel('diagonal'));
  return (
    one(220, 226, 142, darken(color, 0.35)) +
    one(398, 262, 120, color) +
    one(254, 420, 108, lighten(color, 0.3)) +
    one(430, 446, 84, lighten(accent, 0.55))
  );
};

/** Prophylaxis brush and cup. */
const prophyBrush: Drawing = (pen, { color, accent }) => {
  const bristles = Array.from({ length: 15 }, (_, index) =>
    stroke(
      `M${146 + index * 11} 226L${132 + index * 13} 110`,
      index % 2 === 0 ? '#f4f6f7' : '#cfdae0',
      9,
    ),
  );
  return [
    ...bristles,
    path(
      'M128 214h192l-14 70a20 20 0 0 1-20 16h-124a20 20 0 0 1-20-16Z',
      pen.round(accent, 'right'),
    ),
    rect(206, 298, 36, 150, 6, pen.steel('right')),
    rect(200, 446, 48, 16, 5, pen.steel('right')),
    path(
      'M346 250c0-20 14-32 34-32h92c20 0 34 12 34 32l-20 96a26 26 0 0 1-26 20h-68a26 26 0 0 1-26-20Z',
      pen.round(color, 'right'),
    ),
    ellipse(426, 248, 80, 26, lighten(color, 0.35)),
    ellipse(426, 250, 62, 17, darken(color, 0.4)),
    ...[376, 410, 444].map((x) => rect(x, 284, 12, 60, 6, darken(color, 0.3), 'opacity=".3"')),
    rect(410, 364, 32, 120, 6, pen.steel('right', '#d9b65c')),
    rect(404, 482, 44, 16, 5, pen.steel('right', '#d9b65c')),
  ].join('');
};

export const burs = { bur, polisher, disc, 'prophy-brush': prophyBrush };
