import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import { circle, ellipse, path, placed, rect, stroke, text, turned } from '#demo/artwork/svg.ts';

const toothbrush: Drawing = (pen, { color, accent }) => {
  const tufts = Array.from({ length: 9 }, (_, i) => {
    const tone = i % 3 === 1 ? lighten(accent, 0.25) : '#fafcfc';
    return rect(
      402 + i * 17,
      212 + (i % 2) * 6,
      14,
      70,
      5,
      pen.round(tone, 'right'),
      'stroke="#c3d0d7" stroke-width="1"',
    );
  });
  return turned(
    -36,
    ...tufts,
    path(
      'M30 300c0-34 26-44 66-40c60 6 120 10 180 12c50 2 70 6 120 4h150a26 26 0 0 1 0 50H396c-50-2-70 2-120 6c-60 4-120 12-180 16c-40 4-66-14-66-48Z',
      pen.round(color),
    ),
    path(
      'M70 292c50-10 120-6 176 4c-50 20-120 28-176 18q-12-12 0-22Z',
      lighten(color, 0.45),
      'opacity=".75"',
    ),
    ...[98, 122, 146, 170, 194].map((x) =>
      rect(x, 294, 10, 18, 5, darken(color, 0.25), 'opacity=".35"'),
    ),
  );
};

const toothpaste: Drawing = (pen, { color, accent, label }) =>
  [
    turned(
      -24,
      path(
        'M50 214a10 10 0 0 1 10-8h14l330 40v108L74 394H60a10 10 0 0 1-10-8Z',
        pen.round('#fbfcfc'),
      ),
      path('M120 212l210 26v124l-210 26Z', pen.round(color)),
      path('M120 330q100 26 210-8v40l-210 26Z', accent, 'opacity=".85"'),
      rect(42, 200, 34, 200, 6, pen.round('#e2e8eb')),
      text(label, 226, 290, 40, inkOn(color), 180),
      label === ''
        ? rect(150, 262, 150, 20, 10, '#fff', 'opacity=".92"') +
            rect(150, 296, 100, 12, 6, '#fff', 'opacity=".7"')
        : '',
      path('M402 246h28v108h-28Z', pen.round('#e9eef0')),
      rect(428, 234, 104, 132, 14, pen.round(accent)),
      ...[446, 466, 486, 506].map((x) =>
        rect(x, 242, 7, 116, 3, darken(accent, 0.4), 'opacity=".28"'),
      ),
    ),
    path(
      'M96 498c6-30 60-26 84-12c36-20 84-10 96 10c30 2 30 40-4 42H110c-34 0-36-36-14-40Z',
      pen.linear('down', [
        [0, '#ffffff'],
        [1, lighten(color, 0.6)],
      ]),
    ),
  ].join('');

const rinse: Drawing = (pen, { color, accent, label }) =>
  [
    path(
      'M252 60h96a10 10 0 0 1 10 10v74H242V70a10 10 0 0 1 10-10Z',
      pen.round('#f4f6f7', 'right'),
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      rect(256 + i * 20, 68, 6, 72, 3, '#c4ced4', 'opacity=".7"'),
    ),
    path(
      'M250 142h100c4 46 78 56 78 128v230a44 44 0 0 1-44 44H216a44 44 0 0 1-44-44V270c0-72 74-82 78-128Z',
      pen.linear('right', [
        [0, darken(color, 0.15)],
        [0.25, lighten(color, 0.55)],
        [0.55, lighten(color, 0.15)],
        [1, darken(color, 0.25)],
      ]),
    ),
    path(
      'M196 290h208a10 10 0 0 1 10 10v148a10 10 0 0 1-10 10H196a10 10 0 0 1-10-10V300a10 10 0 0 1 10-10Z',
      '#fff',
      'opacity=".95"',
    ),
    path('M186 410q114 50 228-10v48a10 10 0 0 1-10 10H196a10 10 0 0 1-10-10Z', accent),
    text(label, 300, 350, 48, darken(accent, 0.25), 200),
    label === ''
      ? path('M300 306c26 34 38 50 38 68a38 38 0 0 1-76 0c0-18 12-34 38-68Z', color)
      : '',
    rect(190, 232, 12, 280, 6, '#fff', 'opacity=".45"'),
  ].join('');

/** Interdental brush. */
const interdental: Drawing = (pen, { color, label }) =>
  turned(
    -38,
    path(
      'M34 300c0-30 20-44 60-44h150c36 0 70 22 96 30v28c-26 8-60 30-96 30H94c-40 0-60-14-60-44Z',
      pen.round(color),
    ),
    ...[84, 108, 132, 156, 180].map((x) =>
      rect(x, 268, 9, 64, 4, darken(color, 0.3), 'opacity=".3"'),
    ),
    text(label, 246, 300, 34, inkOn(color), 80),
    rect(336, 294, 236, 12, 4, pen.steel()),
    ...Array.from({ length: 15 }, (_, i) => {
      const x = 392 + i * 11;
      const half = 42 - i * 1.7;
      return stroke(
        `M${x} ${300 - half}L${x + 9} ${300 + half}`,
        i % 2 === 0 ? lighten(color, 0.55) : '#f4f7f8',
        5,
      );
    }),
  );

const irrigator: Drawing = (pen, { color, accent }) =>
  [
    path(
      'M120 90h190a14 14 0 0 1 14 14l14 156H92l14-156a14 14 0 0 1 14-14Z',
      pen.linear('right', [
        [0, '#b5d8ea'],
        [0.3, '#f8fdff'],
        [0.7, '#d5eaf4'],
        [1, '#9cc4d8'],
      ]),
    ),
    path('M99 180h232l7 80H92Z', '#7cc3e6', 'opacity=".6"'),
    path(
      'M96 260h252a26 26 0 0 1 26 24l16 214a36 36 0 0 1-36 38H90a36 36 0 0 1-36-38l16-214a26 26 0 0 1 26-24Z',
      pen.round('#f8fafb', 'right'),
    ),
    circle(222, 398, 64, pen.round('#e3e9ec', 'right')),
    circle(222, 398, 48, pen.face(color)),
    rect(216, 356, 12, 30, 6, '#fff'),
    stroke('M388 470q90 30 84-60', '#d5dde2', 14),
    placed(
      464,
      120,
      1,
      rect(-34, 120, 68, 210, 30, pen.round('#f8fafb', 'right')),
      rect(-34, 190, 68, 20, 0, accent),
      circle(0, 244, 15, pen.ball(color)),
      rect(-12, 40, 24, 84, 8, pen.round(color, 'right')),
      path('M-12 44q-2-56 44-66l6 16q-30 8-26 50Z', pen.round('#eef2f4', 'right')),
    ),
  ].join('');

/** Ultrasonic scaler with its tip. */
const scalerTip: Drawing = (pen, { color, accent }) =>
  turned(
    -38,
    rect(30, 262, 46, 76, 12, pen.round('#7f8c95')),
    rect(72, 244, 250, 112, 40, pen.round('#f5f7f8')),
    rect(110, 244, 30, 112, 0, pen.round(accent)),
    ...[166, 186, 206, 226, 246].map((x) => rect(x, 250, 9, 100, 4, '#b9c5cc', 'opacity=".75"')),
    path('M320 256h44l34 22v44l-34 22h-44Z', pen.steel()),
    rect(396, 282, 40, 36, 6, pen.steel('down', color)),
    stroke('M436 300c60 0 96 10 116 62', '#76848e', 19),
    stroke('M436 296c60 0 94 10 112 54', '#eef2f4', 6),
    ellipse(352, 300, 10, 40, lighten(accent, 0.5), 'opacity=".8"'),
  );

export const hygiene = {
  toothbrush,
  toothpaste,
  rinse,
  interdental,
  irrigator,
  'scaler-tip': scalerTip,
};
