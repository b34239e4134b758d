import { darken, inkOn, lighten, toothColor } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import {
  circle,
  ellipse,
  group,
  path,
  placed,
  rect,
  stroke,
  text,
  turned,
} from '#demo/artwork/svg.ts';
import { incisor } from './teeth.ts';

/** Composite syringe with a tooth of its shade beside it. */
const syringe: Drawing = (pen, { color, accent, label }) => {
  const body = pen.round('#f3f5f6');
  const trim = pen.round(accent);
  return [
    turned(
      -32,
      rect(62, 276, 150, 48, 8, pen.round(lighten(accent, 0.1))),
      rect(46, 240, 24, 120, 12, trim),
      rect(196, 236, 26, 128, 12, pen.round('#dfe5e8')),
      rect(214, 252, 232, 96, 16, body),
      rect(246, 252, 150, 96, 0, trim),
      rect(262, 264, 118, 72, 8, '#ffffff', 'opacity=".94"'),
      text(label, 321, 300, 50, darken(accent, 0.35), 108),
      path('M446 266L492 280V320L446 334Z', body),
      rect(484, 270, 72, 60, 12, pen.round(color)),
      rect(492, 282, 56, 8, 4, '#fff', 'opacity=".5"'),
    ),
    incisor(pen, 452, 438, 0.98, toothColor(color)),
  ].join('');
};

/** Flowable material: thin syringe with a bent cannula and a drop. */
const thinSyringe: Drawing = (pen, { color, accent, label }) =>
  [
    turned(
      -32,
      rect(40, 286, 190, 28, 6, pen.round('#dfe6ea')),
      rect(30, 250, 20, 100, 10, pen.round(accent)),
      path('M214 238h20v124h-20a10 10 0 0 1-10-10v-104a10 10 0 0 1 10-10Z', pen.round('#e9eef0')),
      rect(228, 266, 214, 68, 12, pen.round('#f4f6f7')),
      rect(250, 266, 160, 68, 0, pen.round(accent)),
      rect(262, 275, 104, 50, 7, '#fff', 'opacity=".94"'),
      text(label, 314, 300, 38, darken(accent, 0.35), 96),
      rect(440, 280, 30, 40, 6, pen.round(color)),
      path('M468 286l30 8v12l-30 8Z', pen.round(color)),
      stroke('M496 300h40q14 0 20 14l10 24', '#8d9aa3', 9),
      stroke('M496 298h40q14 0 20 12', '#e6ecef', 3),
    ),
    path(
      'M540 240c16 22 26 36 26 52a26 26 0 0 1-52 0c0-16 10-30 26-52Z',
      pen.radial([
        [0, lighten(color, 0.6)],
        [0.5, color],
        [1, darken(color, 0.25)],
      ]),
      'transform="translate(-14 4)"',
    ),
    incisor(pen, 430, 462, 0.72, toothColor(color)),
  ].join('');

const SET_SHADES = ['#f3e6cf', '#eddbb9', '#e5cda2', '#d9ccb0'];
/** More than these lie in two rows. */
const MOST_IN_ROW = 7;

/** A case of as many syringes as the note names, else of four: «из 7 шприцев». */
const syringeSet: Drawing = (pen, { accent, note = '' }) => {
  const count = Number(/\d+/.exec(note)?.[0] ?? SET_SHADES.length);
  const rows = count > MOST_IN_ROW ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  const size = Math.min(1, SET_SHADES.length / inRow);
  const one = (_: unknown, index: number): string => {
    const shade = SET_SHADES[index % SET_SHADES.length] ?? '';
    const row = Math.floor(index / inRow);
    return placed(
      126 + (index % inRow) * 92 * size,
      rows === 1 ? 289 - 113 * size : 164 + row * 140,
      rows === 1 ? size : 0.55,
      rect(22, -8, 30, 14, 6, pen.round(accent, 'right')),
      rect(28, 4, 18, 50, 4, pen.round('#e3e9ec', 'right')),
      rect(8, 46, 58, 12, 6, pen.round('#dfe5e8', 'right')),
      rect(14, 54, 46, 120, 8, pen.round('#f7f9fa', 'right')),
      rect(14, 78, 46, 66, 0, pen.round(accent, 'right')),
      rect(20, 92, 34, 38, 5, '#fff', 'opacity=".92"'),
      rect(22, 174, 30, 40, 7, pen.round(shade, 'right')),
    );
  };
  return [
    path(
      'M70 92h460a18 18 0 0 1 18 18v330H52V110a18 18 0 0 1 18-18Z',
      pen.face(darken(accent, 0.3)),
    ),
    rect(82, 122, 436, 320, 12, pen.face('#eef2f4', 'down')),
    rect(96, 148, 408, 282, 10, '#dde4e8'),
    ...Array.from({ length: count }, one),
    path(
      'M36 432h528a10 10 0 0 1 10 12l-14 62a18 18 0 0 1-18 14H58a18 18 0 0 1-18-14l-14-62a10 10 0 0 1 10-12Z',
      pen.face(accent, 'down'),
    ),
    rect(252, 454, 96, 30, 10, lighten(accent, 0.75)),
    rect(268, 464, 64, 10, 5, darken(accent, 0.2)),
  ].join('');
};

/** Small bottle with a dropper tip: adhesive, liquid. */
const bottle: Drawing = (pen, { color, accent, label }) =>
  [
    path('M284 66h32l8 62h-48Z', pen.round('#f2f4f5', 'right')),
    rect(252, 120, 96, 70, 10, pen.round(accent, 'right')),
    ...[268, 288, 308, 328].map((x) =>
      rect(x, 126, 5, 58, 2, darken(accent, 0.35), 'opacity=".35"'),
    ),
    path(
      'M262 188h76v26c0 16 62 22 62 66v216a34 34 0 0 1-34 34H234a34 34 0 0 1-34-34V280c0-44 62-50 62-66Z',
      pen.round(darken(color, 0.2), 'right'),
    ),
    rect(200, 306, 200, 168, 0, pen.round('#fbfcfc', 'right')),
    rect(200, 306, 200, 34, 0, pen.round(accent, 'right')),
    text(label, 300, 412, 52, darken(accent, 0.3), 170),
    label === ''
      ? group(
          '',
          circle(300, 410, 34, accent),
          path('M300 384c14 18 20 28 20 38a20 20 0 0 1-40 0c0-10 6-20 20-38Z', '#fff'),
        )
      : '',
    rect(218, 240, 16, 236, 8, '#fff', 'opacity=".35"'),
  ].join('');

/** Low jar with a screw lid. */
const jar: Drawing = (pen, { color, accent, label }) =>
  [
    rect(118, 220, 364, 290, 46, pen.round('#f7f9fa', 'right')),
    rect(118, 292, 364, 150, 0, pen.round(color, 'right')),
    text(label, 300, 368, 64, inkOn(color), 280),
    label === ''
      ? group(
          '',
          rect(210, 332, 180, 18, 9, '#fff', 'opacity=".9"'),
          rect(240, 366, 120, 12, 6, '#fff', 'opacity=".7"'),
          rect(258, 394, 84, 12, 6, '#fff', 'opacity=".5"'),
        )
      : '',
    path(
      'M108 146a24 24 0 0 1 24-24h336a24 24 0 0 1 24 24v84a16 16 0 0 1-16 16H124a16 16 0 0 1-16-16Z',
      pen.round(accent, 'right'),
    ),
    ...Array.from({ length: 13 }, (_, index) =>
      rect(134 + index * 27, 150, 6, 84, 3, darken(accent, 0.4), 'opacity=".22"'),
    ),
    ellipse(300, 132, 176, 14, lighten(accent, 0.35), 'opacity=".5"'),
  ].join('');

/** Squeezed tube standing on its cap. */
const tube: Drawing = (pen, { color, accent, label }) =>
  [
    path(
      'M150 70h300a8 8 0 0 1 8 8v22l-52 352H194L142 100V78a8 8 0 0 1 8-8Z',
      pen.round('#f7f9fa', 'right'),
    ),
    path('M152 168h296l-30 200H182Z', pen.round(color, 'right')),
    rect(142, 66, 316, 40, 8, pen.round('#e4eaed', 'right')),
    ...Array.from({ length: 19 }, (_, index) =>
      rect(152 + index * 16, 72, 4, 28, 2, '#9fb0ba', 'opacity=".5"'),
    ),
    rect(206, 452, 188, 84, 16, pen.round(accent, 'right')),
    ...Array.from({ length: 8 }, (_, index) =>
      rect(222 + index * 22, 464, 6, 62, 3, darken(accent, 0.4), 'opacity=".25"'),
    ),
    text(label, 300, 266, 60, inkOn(color), 230),
    label === ''
      ? group(
          '',
          rect(220, 236, 160, 22, 11, '#fff', 'opacity=".92"'),
          rect(246, 276, 108, 14, 7, '#fff', 'opacity=".7"'),
        )
      : '',
  ].join('');

/** Two-chamber cartridge with a mixing tip. */
const cartridge: Drawing = (pen, { color, accent }) =>
  turned(
    -35,
    rect(60, 186, 26, 228, 13, pen.round('#dce3e7')),
    rect(84, 206, 290, 88, 16, pen.round('#f6f8f9')),
    rect(84, 306, 290, 88, 16, pen.round('#f6f8f9')),
    rect(132, 206, 190, 88, 0, pen.round(color)),
    rect(132, 306, 190, 88, 0, pen.round(color)),
    rect(150, 238, 154, 12, 6, '#fff', 'opacity=".85"'),
    rect(150, 340, 110, 12, 6, '#fff', 'opacity=".85"'),
    path('M374 220h26v160h-26Z', pen.round(accent)),
    path('M400 252l34 14v68l-34 14Z', pen.round('#eef2f4')),
    rect(432, 270, 42, 60, 8, pen.round(accent)),
    path('M472 278l84 14v16l-84 14Z', pen.glass('#bfd3de')),
    ...Array.from({ length: 5 }, (_, index) =>
      stroke(
        `M${480 + index * 15} ${284 + index * 2}l9 ${30 - index * 5}`,
        accent,
        4,
        'opacity=".8"',
      ),
    ),
  );

/** Putty: two open tubs with colored masses. */
const putty: Drawing = (pen, { color, accent }) => {
  const tub = (x: number, y: number, mass: string): string =>
    placed(
      x,
      y,
      1,
      path(
        'M-126 0l18 170a26 26 0 0 0 26 22H82a26 26 0 0 0 26-22L126 0Z',
        pen.round('#f6f8f9', 'right'),
      ),
      path('M-118 70l9 82H109l9-82Z', pen.round(accent, 'right')),
      rect(-60, 96, 120, 14, 7, '#fff', 'opacity=".9"'),
      rect(-38, 122, 76, 10, 5, '#fff', 'opacity=".65"'),
      ellipse(0, 2, 132, 40, pen.face('#e3e9ec')),
      ellipse(0, 0, 116, 32, darken(mass, 0.3)),
      path(
        'M-110 2c10-40 50-66 84-58c20-22 62-8 74 10c30-2 52 24 60 48c-40 26-176 26-218 0Z',
        pen.radial([
          [0, lighten(mass, 0.45)],
          [0.6, mass],
          [1, darken(mass, 0.22)],
        ]),
      ),
    );
  return tub(212, 206, lighten(accent, 0.62)) + tub(384, 322, color);
};

/** Powder bottle with a wide cap. */
const powder: Drawing = (pen, { color, accent, label }) =>
  [
    rect(210, 72, 180, 100, 20, pen.round(accent, 'right')),
    ...Array.from({ length: 7 }, (_, index) =>
      rect(228 + index * 23, 84, 6, 78, 3, darken(accent, 0.4), 'opacity=".25"'),
    ),
    path(
      'M220 170h160v18c0 18 50 24 50 66v238a40 40 0 0 1-40 40H210a40 40 0 0 1-40-40V254c0-42 50-48 50-66Z',
      pen.round('#f8fafa', 'right'),
    ),
    rect(170, 278, 260, 190, 0, pen.round(color, 'right')),
    text(label, 300, 374, 58, inkOn(color), 220),
    label === ''
      ? group(
          '',
          circle(300, 372, 52, '#fff', 'opacity=".92"'),
          ...[
            [300, 352],
            [278, 378],
            [322, 378],
            [300, 392],
            [288, 364],
            [312, 364],
          ].map(([x = 0, y = 0]) => circle(x, y, 8, color)),
        )
      : '',
    rect(188, 232, 14, 270, 7, '#fff', 'opacity=".6"'),
  ].join('');

export const dispensers = {
  syringe,
  'thin-syringe': thinSyringe,
  'syringe-set': syringeSet,
  bottle,
  jar,
  tube,
  cartridge,
  putty,
  powder,
};
