import { darken, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import { circle, ellipse, path, placed, rect, stroke, text, turned } from '#demo/artwork/svg.ts';

const curingLight: Drawing = (pen, { color, accent }) =>
  [
    turned(
      -34,
      path('M470 236q70 0 96 40l20 60l-30 10l-24-44q-20-24-62-24Z', pen.round('#2c3b45')),
      rect(58, 240, 320, 120, 52, pen.round('#f7f9fa')),
      rect(92, 240, 40, 120, 0, pen.round(accent)),
      path('M374 244h62q44 0 52 16v62q-10 32-52 34h-62Z', pen.round(lighten(color, 0.05))),
      rect(196, 270, 110, 60, 14, '#12212b'),
      text('10', 238, 300, 42, '#7fe3ff'),
      circle(284, 300, 10, '#7fe3ff'),
      circle(342, 300, 20, pen.ball(color)),
    ),
    ellipse(
      523,
      238,
      56,
      56,
      pen.radial(
        [
          [0, '#d6f0ff', 0.95],
          [0.4, '#5fb7ff', 0.65],
          [1, '#5fb7ff', 0],
        ],
        'cx=".5" cy=".5" r=".5"',
      ),
    ),
  ].join('');

const autoclave: Drawing = (pen, { accent }) =>
  [
    path(
      'M80 110h440a34 34 0 0 1 34 34v330a34 34 0 0 1-34 34H80a34 34 0 0 1-34-34V144a34 34 0 0 1 34-34Z',
      pen.face('#f4f6f7', 'down'),
    ),
    rect(90, 506, 60, 24, 8, '#56646d'),
    rect(450, 506, 60, 24, 8, '#56646d'),
    circle(240, 326, 160, pen.steel('diagonal')),
    circle(240, 326, 134, pen.face('#dbe3e8')),
    circle(240, 326, 112, 'none', 'stroke="#9aa8b1" stroke-width="6" opacity=".6"'),
    rect(214, 196, 52, 260, 22, pen.steel('right')),
    circle(240, 326, 38, pen.ball(accent)),
    rect(424, 170, 106, 150, 12, pen.face('#14232d')),
    text('134°', 477, 216, 36, lighten(accent, 0.6), 96),
    ...[250, 270, 290].map((y, i) =>
      rect(440, y, 74 - i * 18, 9, 4, lighten(accent, 0.3 + i * 0.15)),
    ),
    circle(452, 366, 18, pen.ball('#4fb286')),
    circle(504, 366, 18, pen.ball('#e2695e')),
    rect(430, 412, 96, 14, 7, '#cfd9de'),
    rect(430, 440, 96, 14, 7, '#cfd9de'),
    rect(70, 132, 460, 14, 7, accent),
  ].join('');

/** Dental unit: chair, lamp, instrument table. */
const unit: Drawing = (pen, { color }) => {
  const seat = pen.face(color, 'down');
  return [
    stroke('M212 470V120q0-40 40-40h150', '#c3cdd3', 18),
    rect(372, 62, 120, 42, 20, pen.round('#f5f7f8')),
    ellipse(432, 106, 46, 12, '#fff3c9'),
    path('M400 112h66l40 96h-150Z', '#fff3c9', 'opacity=".35"'),
    path(
      'M170 500h260a20 20 0 0 1 20 20v14H150v-14a20 20 0 0 1 20-20Z',
      pen.face('#e4eaed', 'down'),
    ),
    path('M250 420h90l20 84H226Z', pen.face('#eef2f4', 'down')),
    path(
      'M78 236c-14-32 14-58 44-42l96 132l180 8q70 6 96 50l46 60q10 26-18 30q-20 2-34-14l-58-52H230q-36 0-56-30Z',
      seat,
    ),
    path('M96 228q10-12 26-2l98 134l186 8', 'none', 'stroke="#fff" stroke-width="7" opacity=".35"'),
    path('M64 214q-20-46 14-66q34-12 56 24l8 30Z', pen.face(darken(color, 0.12), 'down')),
    rect(272, 288, 150, 22, 11, pen.round(darken(color, 0.15))),
    stroke('M300 470q130-30 170-170', '#c3cdd3', 14),
    path(
      'M408 270h146a14 14 0 0 1 14 14v12a14 14 0 0 1-14 14H408a14 14 0 0 1-14-14v-12a14 14 0 0 1 14-14Z',
      pen.face('#f2f5f6', 'down'),
    ),
    ...[424, 452, 480, 508, 536].map((x, i) =>
      rect(x, 226, 12, 52, 5, pen.round(i % 2 === 0 ? '#9aa7b0' : '#f0f3f5', 'right')),
    ),
    rect(444, 140, 80, 62, 8, '#1b2b35'),
    rect(450, 146, 68, 50, 5, lighten(color, 0.4)),
    rect(480, 200, 8, 30, 3, '#9aa7b0'),
  ].join('');
};

const stool: Drawing = (pen, { color }) =>
  [
    path('M196 70q104-26 208 0q26 70 0 140q-104 22-208 0q-26-70 0-140Z', pen.face(color, 'down')),
    path('M216 90q84-18 168 0', 'none', 'stroke="#fff" stroke-width="8" opacity=".4"'),
    rect(288, 208, 24, 78, 6, pen.steel('right')),
    ellipse(300, 300, 168, 50, pen.face(color, 'down')),
    ellipse(300, 286, 160, 40, lighten(color, 0.22)),
    rect(276, 344, 48, 50, 8, '#4a5760'),
    rect(286, 390, 28, 70, 5, pen.steel('right')),
    path('M286 452h28l150 50q10 12-4 16l-146-20v24h-28v-24l-146 20q-14-4-4-16Z', pen.steel()),
    ...[146, 300, 454].map((x) => circle(x, 530, 20, pen.ball('#3c4850'))),
  ].join('');

const compressor: Drawing = (pen, { color, accent }) =>
  [
    rect(70, 300, 460, 190, 94, pen.round(color)),
    rect(110, 486, 40, 48, 8, '#46535c'),
    rect(450, 486, 40, 48, 8, '#46535c'),
    ...[150, 186, 222, 258].map((x) => rect(x, 176, 24, 110, 8, pen.steel('right', '#8d9aa3'))),
    rect(136, 130, 160, 60, 14, pen.round('#55636d')),
    rect(140, 270, 152, 40, 8, pen.round('#68767f')),
    rect(332, 152, 140, 150, 30, pen.round(darken(accent, 0.1))),
    ...[176, 198, 220, 242, 264].map((y) => rect(346, y, 112, 9, 4, '#fff', 'opacity=".3"')),
    circle(250, 396, 46, pen.face('#fbfcfc')),
    circle(250, 396, 46, 'none', 'stroke="#5b6972" stroke-width="8"'),
    stroke('M250 396l22-26', '#d8343b', 7),
    rect(340, 372, 120, 20, 10, '#fff', 'opacity=".75"'),
    rect(340, 406, 80, 14, 7, '#fff', 'opacity=".5"'),
  ].join('');

const ultrasonic: Drawing = (pen, { accent }) =>
  [
    stroke('M420 400q110 40 96-90', '#d5dde2', 16),
    path(
      'M70 256a34 34 0 0 1 34-34h296a34 34 0 0 1 34 34l20 220a32 32 0 0 1-32 34H82a32 32 0 0 1-32-34Z',
      pen.face('#f4f6f7', 'down'),
    ),
    circle(180, 360, 84, pen.steel('diagonal')),
    circle(180, 360, 64, pen.face(accent)),
    rect(174, 304, 12, 40, 6, '#fff'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      rect(300, 424 - i * 28, 90, 16, 8, i < 4 ? lighten(accent, 0.15 + i * 0.1) : '#d3dce1'),
    ),
    rect(96, 466, 300, 12, 6, '#cfd9de'),
    placed(
      512,
      210,
      1,
      rect(-26, -30, 52, 160, 24, pen.round('#f5f7f8', 'right')),
      rect(-26, 60, 52, 18, 0, accent),
      path('M-16-30h32l-6-44h-20Z', pen.steel('right')),
      stroke('M0-74q4-40-34-56', '#7b8993', 11),
    ),
  ].join('');

const loupe: Drawing = (pen, { color }) =>
  [
    stroke('M92 240C40 300 40 400 70 450M508 240c52 60 52 160 22 210', darken(color, 0.2), 18),
    path(
      'M84 214q216-50 432 0q10 60-24 100q-60 50-150 20q-42-20-84 0q-90 30-150-20q-34-40-24-100Z',
      pen.linear('down', [
        [0, '#ffffff', 0.9],
        [0.5, '#cfe2ec', 0.75],
        [1, '#a6c3d2', 0.85],
      ]),
    ),
    path('M84 214q216-50 432 0l-6 26q-210-44-420 0Z', pen.face(color, 'down')),
    ...[206, 394].flatMap((x) => [
      rect(x - 58, 262, 116, 96, 20, pen.round('#38464f', 'right')),
      rect(x - 68, 340, 136, 92, 24, pen.round('#4a5963', 'right')),
      ellipse(x, 432, 68, 30, '#1e2a32'),
      ellipse(
        x,
        432,
        52,
        21,
        pen.radial([
          [0, '#d7e9ff'],
          [0.5, '#6e8fc2'],
          [1, '#27364f'],
        ]),
      ),
      rect(x - 68, 372, 136, 12, 0, color),
    ]),
    rect(268, 168, 64, 64, 18, pen.face('#2f3d46')),
    circle(
      300,
      200,
      19,
      pen.radial([
        [0, '#ffffff'],
        [0.6, '#fff0bd'],
        [1, '#e6c65d'],
      ]),
    ),
  ].join('');

const sealerMachine: Drawing = (pen, { accent }) =>
  [
    path(
      'M64 250a28 28 0 0 1 28-28h416a28 28 0 0 1 28 28v174a28 28 0 0 1-28 28H92a28 28 0 0 1-28-28Z',
      pen.face('#f4f6f7', 'down'),
    ),
    rect(90, 452, 60, 22, 6, '#56646d'),
    rect(450, 452, 60, 22, 6, '#56646d'),
    rect(150, 140, 300, 86, 43, pen.round('#e5edf1')),
    ellipse(450, 183, 22, 43, '#b9c8d0'),
    rect(92, 320, 416, 20, 8, '#3c4a53'),
    path(
      'M150 332h300v176q-150 22-300 0Z',
      pen.linear('down', [
        [0, '#dff0f8'],
        [1, '#b8d9e8'],
      ]),
      'opacity=".95"',
    ),
    path('M150 332h300v40H150Z', lighten(accent, 0.7), 'opacity=".8"'),
    rect(180, 414, 240, 10, 5, accent, 'opacity=".55"'),
    rect(92, 246, 190, 50, 12, '#14232d'),
    text('180°', 186, 271, 34, lighten(accent, 0.6)),
    circle(346, 271, 18, pen.ball('#4fb286')),
    circle(400, 271, 18, pen.ball(accent)),
  ].join('');

export const equipment = {
  'curing-light': curingLight,
  autoclave,
  unit,
  stool,
  compressor,
  ultrasonic,
  loupe,
  'sealer-machine': sealerMachine,
};
