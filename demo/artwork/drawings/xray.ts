import { darken, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import { circle, ellipse, path, placed, rect, stroke, text, turned } from '#demo/artwork/svg.ts';
import { molar } from './teeth.ts';

const sensor: Drawing = (pen, { accent, label }) =>
  [
    stroke('M330 420C420 560 560 480 500 380S420 260 540 210', '#38464f', 20),
    stroke('M330 416C420 552 552 476 494 380', '#7c8a94', 5, 'opacity=".6"'),
    turned(
      -14,
      rect(120, 90, 250, 350, 56, pen.face('#34424c')),
      rect(140, 110, 210, 300, 40, pen.face('#46555f')),
      rect(
        160,
        132,
        170,
        214,
        18,
        pen.linear('diagonal', [
          [0, '#1a262e'],
          [1, '#2f404b'],
        ]),
      ),
      placed(245, 238, 0.72, molar(pen, 0, 0, 1, '#d5dee3')),
      rect(140, 360, 210, 30, 0, accent),
      text(label, 245, 375, 24, '#ffffff', 160),
    ),
    rect(510, 170, 64, 66, 12, pen.round('#e3e9ec')),
  ].join('');

/** Tomograph: column, C-arm, chin rest. */
const cbct: Drawing = (pen, { accent }) =>
  [
    path('M120 510h260a24 24 0 0 1 24 24v8H96v-8a24 24 0 0 1 24-24Z', pen.face('#e0e7ea', 'down')),
    rect(196, 60, 92, 456, 20, pen.round('#f2f5f6', 'right')),
    rect(208, 200, 14, 260, 7, accent),
    path(
      'M150 116q0-34 34-34h330q34 0 34 34v26q0 30-34 30H184q-34 0-34-30Z',
      pen.face('#fbfcfc', 'down'),
    ),
    rect(178, 116, 330, 12, 6, accent, 'opacity=".85"'),
    path('M300 166h58v150a20 20 0 0 1-20 20h-18a20 20 0 0 1-20-20Z', pen.round('#e9eef0', 'right')),
    rect(314, 210, 30, 80, 8, '#24323b'),
    path('M480 166h56v210a20 20 0 0 1-20 20h-16a20 20 0 0 1-20-20Z', pen.round('#e9eef0', 'right')),
    rect(472, 212, 16, 130, 6, '#24323b'),
    rect(284, 380, 150, 20, 10, pen.round('#c9d3d9')),
    path('M390 340h44v44h-44Z', pen.round('#dfe6ea', 'right')),
    ellipse(412, 336, 34, 12, lighten(accent, 0.4)),
    rect(226, 420, 86, 66, 10, '#14232d'),
    text('3D', 269, 453, 36, lighten(accent, 0.6)),
  ].join('');

const xrayUnit: Drawing = (pen, { accent }) =>
  [
    rect(40, 90, 66, 260, 18, pen.round('#e9eef0', 'right')),
    stroke('M100 150L280 120L330 260', '#b9c5cc', 34),
    stroke('M100 146L280 116', '#f4f7f8', 12),
    circle(282, 120, 28, pen.ball('#cfd8dd')),
    placed(
      330,
      336,
      0.88,
      '<g transform="rotate(28)">',
      rect(-96, -80, 210, 160, 56, pen.face('#f7f9fa', 'down')),
      rect(-60, -80, 22, 160, 0, accent),
      path('M108-56h40v112h-40Z', pen.round('#d8e0e4')),
      rect(144, -42, 110, 84, 12, pen.round('#e9eef0')),
      ellipse(254, 0, 12, 42, '#9aa8b1'),
      circle(0, 0, 26, pen.ball(accent)),
      '</g>',
    ),
  ].join('');

const holder: Drawing = (pen, { color }) =>
  turned(
    -24,
    circle(440, 250, 110, 'none', `stroke="${darken(color, 0.2)}" stroke-width="30"`),
    circle(438, 246, 110, 'none', `stroke="${lighten(color, 0.4)}" stroke-width="8" opacity=".8"`),
    rect(90, 330, 400, 20, 8, pen.steel()),
    rect(430, 340, 24, 30, 6, '#7b8993'),
    path('M90 220h40v150H90a14 14 0 0 1-14-14V234a14 14 0 0 1 14-14Z', pen.round(color, 'right')),
    rect(126, 280, 70, 46, 10, pen.round(lighten(color, 0.2))),
    rect(96, 234, 26, 122, 6, '#24323b'),
  );

/** Dental film with an image of a tooth. */
const film: Drawing = (pen, { accent }) => {
  const one = (x: number, y: number, angle: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${rect(-120, -160, 240, 320, 26, pen.face('#f2f5f6'))}${rect(
      -100,
      -138,
      200,
      276,
      16,
      pen.linear('down', [
        [0, '#27353f'],
        [1, '#111b22'],
      ]),
    )}${molar(pen, 0, 6, 0.92, '#c3d0d7')}${circle(92, -130, 9, accent)}</g>`;
  return one(230, 320, -12) + one(384, 300, 9);
};

const apron: Drawing = (pen, { color }) =>
  [
    path(
      'M206 70q40 26 94 26t94-26q46 10 76 44l-30 90q-14-4-24-18l14 318q-130 50-260 0l14-318q-10 14-24 18l-30-90q30-34 76-44Z',
      pen.face(color),
    ),
    path('M206 70q40 26 94 26t94-26q-16 66-94 66t-94-66Z', darken(color, 0.25)),
    path(
      'M184 190h232',
      'none',
      `stroke="${darken(color, 0.3)}" stroke-width="5" stroke-dasharray="14 9"`,
    ),
    rect(212, 300, 176, 110, 14, darken(color, 0.12)),
    path('M212 314q88 14 176 0', 'none', `stroke="${lighten(color, 0.3)}" stroke-width="5"`),
    stroke('M168 250q132 26 264 0', lighten(color, 0.35), 14, 'opacity=".7"'),
    rect(284, 236, 32, 44, 8, pen.face('#e4eaed')),
  ].join('');

export const xray = { sensor, cbct, 'xray-unit': xrayUnit, holder, film, apron };
