import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, ellipse, group, path, rect, stroke, text, turned } from '#demo/artwork/svg.ts';

/** Twisted working part from x to x + length on the line y = 300, thinning to a point. */
function flutes(pen: Pen, x: number, length: number, width: number, tone: string): string {
  const turns = 11;
  const lines = Array.from({ length: turns }, (_, index) => {
    const at = x + 8 + (index * (length - 16)) / turns;
    const half = (width / 2) * (1 - (index / turns) * 0.75);
    return stroke(
      `M${at.toFixed(1)} ${(300 - half).toFixed(1)}l${(length / turns).toFixed(1)} ${(half * 1.9).toFixed(1)}`,
      darken(tone, 0.45),
      3,
    );
  });
  return (
    path(
      `M${x} ${300 - width / 2}L${x + length} 298a2 2 0 0 1 0 4L${x} ${300 + width / 2}Z`,
      pen.steel('down', tone),
    ) + lines.join('')
  );
}

/** Hand file: colored handle, stop, twisted blade. */
const file: Drawing = (pen, { color, label }) =>
  turned(
    -38,
    path(
      'M40 262c20-14 44-14 66-4c24 10 52 8 74-4l16 10v72l-16 10c-22-12-50-14-74-4c-22 10-46 10-66-4c-10-20-10-52 0-72Z',
      pen.round(color),
    ),
    ...[64, 88, 112].map((x) => rect(x, 266, 9, 68, 4, darken(color, 0.4), 'opacity=".28"')),
    rect(44, 276, 130, 10, 5, '#fff', 'opacity=".35"'),
    text(label, 152, 300, 30, inkOn(color), 44),
    rect(194, 276, 26, 48, 8, pen.round(darken(color, 0.15))),
    rect(220, 291, 130, 18, 3, pen.steel()),
    path(
      'M262 250h26a10 10 0 0 1 10 10v80a10 10 0 0 1-10 10h-26a10 10 0 0 1-10-10v-80a10 10 0 0 1 10-10Z',
      pen.round('#e25563'),
    ),
    flutes(pen, 346, 226, 20, '#c3ccd3'),
  );

/** Rotary nickel-titanium file with a latch shank. */
const rotary: Drawing = (pen, { color, accent, label }) =>
  turned(
    -38,
    rect(36, 280, 26, 40, 4, pen.steel('down', '#d8b45a')),
    rect(58, 286, 12, 28, 2, pen.steel('down', '#b99034')),
    rect(68, 274, 130, 52, 8, pen.steel('down', '#dcb75c')),
    ...[92, 120, 148].map((x) => rect(x, 274, 12, 52, 0, pen.round(color))),
    text(label, 184, 300, 22, '#4c3a10', 28),
    rect(198, 290, 100, 20, 3, pen.steel('down', '#a9b7c4')),
    path(
      'M236 254h22a9 9 0 0 1 9 9v74a9 9 0 0 1-9 9h-22a9 9 0 0 1-9-9v-74a9 9 0 0 1 9-9Z',
      pen.round(accent),
    ),
    flutes(pen, 292, 280, 26, '#8fa3c4'),
  );

/** Barbed broach: hooks along a wire. */
const broach: Drawing = (pen, { color }) =>
  turned(
    -38,
    rect(40, 262, 170, 76, 16, pen.round(color)),
    ...[66, 92, 118, 144, 170].map((x) =>
      rect(x, 264, 9, 72, 4, darken(color, 0.4), 'opacity=".3"'),
    ),
    rect(208, 280, 24, 40, 6, pen.steel()),
    rect(230, 292, 120, 16, 3, pen.steel()),
    path('M346 291L572 298v4L346 309Z', pen.steel()),
    ...Array.from({ length: 11 }, (_, index) =>
      stroke(
        `M${366 + index * 18} ${index % 2 === 0 ? 296 : 304}l-9 ${index % 2 === 0 ? -13 : 13}`,
        '#6d7c87',
        5,
      ),
    ),
  );

function fan(pen: Pen, colors: readonly string[], tip: (paint: string) => string): string {
  return colors
    .map((color, index) => {
      const angle = -36 + index * (72 / (colors.length - 1));
      return group(`transform="rotate(${angle} 300 560)"`, tip(pen.round(color, 'right')));
    })
    .join('');
}

/** Gutta-percha cones fanned out. */
const cone: Drawing = (pen, { color, accent }) => {
  const tones = ['#ef8f78', '#e9826b', '#ef8f78', '#e9826b', '#ef8f78', '#e9826b', '#ef8f78'];
  const points = fan(
    pen,
    tones,
    (paint) =>
      path('M284 430L297 74a3 3 0 0 1 6 0L316 430Z', paint) +
      rect(282, 424, 36, 26, 5, pen.round(color, 'right')),
  );
  return (
    points +
    path(
      'M148 440q152-64 304 0l-18 84a20 20 0 0 1-20 16H186a20 20 0 0 1-20-16Z',
      pen.face(accent),
    ) +
    rect(226, 468, 148, 18, 9, '#fff', 'opacity=".85"') +
    rect(254, 498, 92, 12, 6, '#fff', 'opacity=".6"')
  );
};

/** Paper points fanned out of their box. */
const paperPoint: Drawing = (pen, { color, accent }) => {
  const tones = Array.from({ length: 7 }, () => '#fbfaf6');
  const points = fan(
    pen,
    tones,
    (paint) =>
      path('M287 430L297 80a3 3 0 0 1 6 0L313 430Z', paint, 'stroke="#c9c6ba" stroke-width="2"') +
      rect(284, 396, 32, 20, 4, pen.round(color, 'right')),
  );
  return (
    points +
    path(
      'M148 440q152-64 304 0l-18 84a20 20 0 0 1-20 16H186a20 20 0 0 1-20-16Z',
      pen.face(accent),
    ) +
    rect(226, 468, 148, 18, 9, '#fff', 'opacity=".85"')
  );
};

/** Endodontic motor: console with a screen and its handpiece. */
const endoMotor: Drawing = (pen, { accent }) =>
  [
    stroke('M392 420q90 70 110-60', '#46545e', 14),
    path(
      'M96 230a30 30 0 0 1 30-30h250a30 30 0 0 1 30 30l22 252a24 24 0 0 1-24 26H98a24 24 0 0 1-24-26Z',
      pen.face('#f1f4f5', 'down'),
    ),
    rect(124, 232, 254, 160, 14, pen.face('#15242e')),
    text('350', 218, 300, 76, lighten(accent, 0.55)),
    rect(300, 262, 54, 12, 6, '#ff9f43'),
    rect(300, 286, 54, 12, 6, '#5fd0a4'),
    rect(300, 310, 36, 12, 6, '#5fa8d0'),
    path(
      'M150 366q30-26 60-6t60-12t70-4',
      'none',
      `stroke="${lighten(accent, 0.4)}" stroke-width="5"`,
    ),
    ...[150, 206, 262, 318].map((x, index) =>
      circle(x, 446, 20, pen.ball(index === 0 ? accent : '#cfd8dd')),
    ),
    group(
      'transform="translate(476 210) rotate(16)"',
      rect(-26, -60, 52, 220, 24, pen.round('#f5f7f8', 'right')),
      rect(-26, 60, 52, 24, 0, accent),
      path('M-20-56l-8-54h52l-4 54Z', pen.steel('right')),
      rect(-62, -136, 92, 40, 18, pen.round('#f0f3f4')),
      rect(-52, -98, 16, 70, 3, pen.steel('right')),
    ),
  ].join('');

/** Irrigation syringe with a side-vent needle. */
const endoNeedle: Drawing = (pen, { color, accent }) =>
  turned(
    -38,
    rect(34, 248, 18, 104, 9, pen.round('#e7ecef')),
    rect(48, 288, 150, 24, 4, pen.round('#e1e8ec')),
    rect(150, 236, 18, 128, 9, pen.round('#dce4e8')),
    rect(164, 262, 210, 76, 12, pen.glass('#bcd9e8')),
    rect(
      214,
      268,
      154,
      64,
      8,
      pen.linear('down', [
        [0, lighten(color, 0.5), 0.8],
        [1, color, 0.75],
      ]),
    ),
    ...Array.from({ length: 8 }, (_, index) =>
      rect(190 + index * 22, 262, 3, index % 2 === 0 ? 26 : 16, 1, '#4b6472'),
    ),
    rect(372, 284, 22, 32, 4, pen.round('#eef3f5')),
    path('M392 276h44l14 14v20l-14 14h-44Z', pen.round(accent)),
    rect(448, 295, 124, 10, 5, pen.steel()),
    ellipse(556, 300, 7, 2.5, '#3d4b55'),
  );

export const endo = {
  file,
  rotary,
  broach,
  cone,
  'paper-point': paperPoint,
  'endo-motor': endoMotor,
  'endo-needle': endoNeedle,
};
