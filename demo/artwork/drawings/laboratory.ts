import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import { circle, ellipse, path, rect, stroke, text } from '#demo/artwork/svg.ts';
import { incisor, molar } from './teeth.ts';

/** Bag of plaster with a heap. */
const plaster: Drawing = (pen, { color, accent, label }) =>
  [
    path(
      'M136 110q164-30 328 0l22 26q-14 180 0 350q-180 40-372 0q14-180 0-350Z',
      pen.linear('right', [
        [0, darken('#e9e2d6', 0.1)],
        [0.2, '#faf7f0'],
        [0.6, '#efe8dc'],
        [1, darken('#e0d7c7', 0.14)],
      ]),
    ),
    path('M124 216q176 26 352 0v150q-176 26-352 0Z', pen.round(accent, 'right')),
    text(label, 300, 296, 62, inkOn(accent), 300),
    path('M140 108q160-28 320 0l-6 30q-154-24-308 0Z', pen.face('#d9cfbd', 'down')),
    ...Array.from({ length: 15 }, (_, i) =>
      stroke(`M${160 + i * 20} ${116 - Math.sin((i / 14) * Math.PI) * 10}v12`, '#a3977f', 4),
    ),
    path(
      'M300 470c60-50 150-40 190 20c30 30 24 56-10 58H270c-30-6-10-50 30-78Z',
      pen.radial([
        [0, lighten(color, 0.6)],
        [0.6, color],
        [1, darken(color, 0.18)],
      ]),
    ),
  ].join('');

const wax: Drawing = (pen, { color }) =>
  [
    ...[0, 1, 2, 3].map((i) =>
      path(
        `M90 ${392 - i * 34}l250 96l190-96v26l-190 98l-250-98Z`,
        pen.face(darken(color, i % 2 === 0 ? 0.05 : 0.18), 'right'),
      ),
    ),
    path('M90 290L280 194L530 290L340 386Z', pen.face(lighten(color, 0.18))),
    path('M150 286L284 218L340 240L206 308Z', '#fff', 'opacity=".25"'),
    path(
      'M330 120q90-30 170 10q-20 110 30 160l-190 96q-60-60-10-266Z',
      pen.linear('diagonal', [
        [0, lighten(color, 0.4)],
        [1, color],
      ]),
      'opacity=".85"',
    ),
  ].join('');

/** Powder and liquid of an acrylic. */
const resin: Drawing = (pen, { color, accent, label }) =>
  [
    rect(96, 150, 200, 76, 18, pen.round(accent, 'right')),
    path('M84 222h224v288a36 36 0 0 1-36 36H120a36 36 0 0 1-36-36Z', pen.round('#f7f9fa', 'right')),
    rect(84, 296, 224, 170, 0, pen.round(color, 'right')),
    text(label, 196, 380, 44, inkOn(color), 190),
    label === '' ? circle(196, 380, 44, '#fff', 'opacity=".85"') : '',
    rect(376, 70, 88, 74, 10, pen.round(darken(accent, 0.1), 'right')),
    path(
      'M384 142h72c2 50 66 50 66 112v256a36 36 0 0 1-36 36H354a36 36 0 0 1-36-36V254c0-62 64-62 66-112Z',
      pen.linear('right', [
        [0, '#5b3416'],
        [0.25, '#b77437'],
        [0.5, '#8a5224'],
        [1, '#4a2a12'],
      ]),
    ),
    rect(318, 310, 204, 150, 0, '#fbfcfc'),
    rect(318, 310, 204, 30, 0, accent),
    path('M420 356c22 30 32 42 32 58a32 32 0 0 1-64 0c0-16 10-28 32-58Z', color),
  ].join('');

/** Set of artificial teeth on a card. */
const teeth: Drawing = (pen, { color, accent, label }) =>
  [
    rect(60, 90, 480, 420, 26, pen.face('#f8fafa', 'down')),
    path('M60 116a26 26 0 0 1 26-26h428a26 26 0 0 1 26 26v50H60Z', pen.face(accent, 'down')),
    text(label, 300, 128, 42, inkOn(accent), 420),
    path('M80 250q220-60 440 0v52q-220-56-440 0Z', '#f3b5b0', 'opacity=".85"'),
    path('M80 396q220-60 440 0v52q-220-56-440 0Z', '#f3b5b0', 'opacity=".85"'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      incisor(
        pen,
        125 + i * 70,
        296 - Math.sin(((i + 0.5) / 6) * Math.PI) * 22,
        i === 2 || i === 3 ? 0.62 : 0.52,
        color,
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      incisor(pen, 125 + i * 70, 440 - Math.sin(((i + 0.5) / 6) * Math.PI) * 22, 0.5, color),
    ),
  ].join('');

/** Ceramic powder jar with a crown. */
const ceramic: Drawing = (pen, { color, accent, label }) =>
  [
    rect(98, 166, 270, 74, 22, pen.round('#f1f4f5', 'right')),
    path(
      'M110 232h246v232a50 50 0 0 1-50 50H160a50 50 0 0 1-50-50Z',
      pen.linear('right', [
        [0, '#cddce3'],
        [0.22, '#ffffff'],
        [0.6, '#eaf2f5'],
        [1, '#b5c8d1'],
      ]),
    ),
    path('M122 320q110-26 222 0v140a44 44 0 0 1-44 44H166a44 44 0 0 1-44-44Z', lighten(color, 0.1)),
    rect(110, 274, 246, 112, 0, pen.round(accent, 'right')),
    text(label, 233, 330, 48, inkOn(accent), 210),
    molar(pen, 430, 400, 1.08, color),
  ].join('');

/** Milling disc. */
const zirconia: Drawing = (pen, { color, accent, label }) =>
  [
    path(
      'M60 300a240 130 0 0 0 480 0v72a240 130 0 0 1-480 0Z',
      pen.linear('right', [
        [0, darken(color, 0.28)],
        [0.3, lighten(color, 0.3)],
        [0.7, color],
        [1, darken(color, 0.35)],
      ]),
    ),
    ellipse(300, 300, 240, 130, pen.face(lighten(color, 0.25))),
    ellipse(
      300,
      300,
      222,
      118,
      'none',
      `stroke="${darken(color, 0.2)}" stroke-width="3" opacity=".5"`,
    ),
    path('M60 330a240 130 0 0 0 480 0v12a240 130 0 0 1-480 0Z', accent, 'opacity=".85"'),
    text(label, 300, 244, 46, darken(color, 0.5), 220),
    molar(pen, 236, 316, 0.44, lighten(color, 0.5)),
    molar(pen, 368, 322, 0.44, lighten(color, 0.5)),
  ].join('');

export const laboratory = { plaster, wax, resin, teeth, ceramic, zirconia };
