import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import { circle, ellipse, path, rect, stroke, text, turned } from '#demo/artwork/svg.ts';
import { elevator } from './elevator.ts';
import { forceps } from './forceps.ts';

const scalpel: Drawing = (pen, { color, label }) =>
  turned(
    -38,
    rect(34, 268, 320, 64, 22, pen.round(color)),
    ...Array.from({ length: 8 }, (_, i) =>
      rect(196 + i * 17, 272, 6, 56, 3, darken(color, 0.35), 'opacity=".3"'),
    ),
    text(label, 112, 300, 34, inkOn(color), 110),
    path('M350 282h54v36h-54Z', pen.steel()),
    path('M402 282h130q34 4 46 16c-36 36-92 50-176 40Z', pen.steel('down', '#d4dde3')),
    path('M404 330c84 6 136-6 170-30', 'none', 'stroke="#fff" stroke-width="5" opacity=".8"'),
  );

/** Suture: curved needle and thread on its card. */
const suture: Drawing = (pen, { color, accent, label }) =>
  [
    rect(120, 70, 360, 460, 22, pen.face('#fbfcfc', 'down')),
    path('M120 92a22 22 0 0 1 22-22h316a22 22 0 0 1 22 22v64H120Z', pen.face(accent, 'down')),
    text(label, 300, 114, 46, inkOn(accent), 300),
    ellipse(300, 372, 130, 104, 'none', `stroke="${color}" stroke-width="9"`),
    ellipse(300, 372, 104, 80, 'none', `stroke="${darken(color, 0.2)}" stroke-width="9"`),
    ellipse(300, 372, 78, 56, 'none', `stroke="${color}" stroke-width="9"`),
    stroke('M404 306C440 262 430 226 372 214', color, 9),
    stroke('M372 214C300 196 220 224 204 296', '#6b7a85', 15),
    stroke('M366 210C300 196 228 222 209 284', '#e8eef1', 5),
    path('M196 290l16 4l-16 38Z', '#6b7a85'),
  ].join('');

/** Anaesthetic cartridges; what is in them is written along the one in the middle. */
const carpule: Drawing = (pen, { color, accent, label }) => {
  const one = (x: number, y: number, height: number): string =>
    [
      rect(x + 18, y, 54, 26, 8, pen.steel('right', '#d9b65c')),
      rect(x + 26, y + 22, 38, 26, 4, pen.glass('#cfe3ec', 'right')),
      rect(
        x,
        y + 44,
        90,
        height,
        18,
        pen.linear('right', [
          [0, '#a9c6d4'],
          [0.25, '#ffffff'],
          [0.6, '#dcebf2'],
          [1, '#93b2c2'],
        ]),
      ),
      rect(x, y + 110, 90, height - 140, 0, pen.round(color, 'right')),
      rect(x + 4, y + height - 4, 82, 40, 10, pen.round(darken(accent, 0.2), 'right')),
      rect(x + 12, y + 60, 10, height - 40, 5, '#fff', 'opacity=".55"'),
    ].join('');
  return [
    one(130, 128, 330),
    one(380, 128, 330),
    one(255, 76, 390),
    `<g transform="rotate(-90 300 300)">${text(label, 296, 302, 52, inkOn(color), 250)}</g>`,
  ].join('');
};

/** Carpule needle with its cap beside it. */
const needle: Drawing = (pen, { color, label }) =>
  turned(
    -38,
    rect(50, 244, 150, 62, 22, pen.round(color)),
    text(label, 124, 275, 26, inkOn(color), 110),
    rect(196, 236, 54, 78, 12, pen.round(darken(color, 0.12))),
    rect(248, 256, 40, 38, 8, pen.round('#eef2f4')),
    rect(286, 270, 276, 10, 4, pen.steel()),
    path('M556 270l18 10h-18Z', '#8796a0'),
    path(
      'M150 376h292a31 31 0 0 1 0 62H150a14 14 0 0 1-14-14v-34a14 14 0 0 1 14-14Z',
      pen.linear('down', [
        [0, lighten(color, 0.55)],
        [0.4, lighten(color, 0.75)],
        [1, lighten(color, 0.2)],
      ]),
    ),
    rect(168, 386, 240, 9, 4, '#fff', 'opacity=".7"'),
  );

const carpuleSyringe: Drawing = (pen, { accent }) =>
  turned(
    -38,
    circle(62, 300, 46, 'none', 'stroke="#8e9ba4" stroke-width="20"'),
    circle(62, 300, 46, 'none', 'stroke="#e6ecef" stroke-width="6"'),
    rect(104, 288, 120, 24, 6, pen.steel()),
    path('M196 216h20q12 0 12 16v136q0 16-12 16h-20q-8-20-8-84t8-84Z', pen.steel('right')),
    rect(224, 250, 34, 100, 12, pen.steel()),
    path('M256 252h190q16 0 16 14v68q0 14-16 14H256Z', pen.steel()),
    rect(
      276,
      270,
      164,
      60,
      10,
      pen.linear('down', [
        [0, '#cfe6f1'],
        [0.4, '#fff'],
        [1, '#9fc0d0'],
      ]),
    ),
    rect(276, 270, 50, 60, 0, pen.round(accent)),
    path('M460 272l48 14v28l-48 14Z', pen.steel()),
    rect(506, 296, 76, 8, 4, pen.steel()),
  );

export const surgery = {
  forceps,
  elevator,
  scalpel,
  suture,
  carpule,
  needle,
  'carpule-syringe': carpuleSyringe,
};
