import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import { circle, ellipse, path, placed, rect, stroke, text } from '#demo/artwork/svg.ts';
import { matrix, matrixRing } from './matrices.ts';
import { incisor, molar } from './teeth.ts';

const wedge: Drawing = (pen, { color }) => {
  const one = (x: number, y: number, scale: number, tone: string, angle: number): string =>
    placed(
      x,
      y,
      scale,
      `<g transform="rotate(${angle})">${path('M-150 34L150-6q14 6 0 14L-130 62q-30-2-20-28Z', pen.face(tone))}${path('M-150 34L-120-34q8-12 24-8L150-6Z', pen.face(lighten(tone, 0.25)))}</g>`,
    );
  return (
    one(290, 170, 1, color, -12) +
    one(320, 300, 0.86, lighten(color, 0.3), -4) +
    one(280, 420, 1.05, darken(color, 0.12), -16)
  );
};

const rubberDam: Drawing = (pen, { color }) =>
  [
    stroke('M120 150v300q0 60 60 60h240q60 0 60-60V150', '#e8edf0', 26),
    stroke('M120 150v300q0 60 60 60h240q60 0 60-60V150', '#b8c4cb', 6, 'opacity=".7"'),
    path(
      'M92 110q208 26 416 0q-20 200 0 380q-208 26-416 0q20-180 0-380Z',
      pen.face(color),
      'opacity=".95"',
    ),
    ...[222, 300, 378].map((x, i) => ellipse(x, i === 1 ? 276 : 292, 34, 40, darken(color, 0.3))),
    incisor(pen, 222, 296, 0.5, '#f5eee0'),
    incisor(pen, 300, 280, 0.54, '#f5eee0'),
    incisor(pen, 378, 296, 0.5, '#f5eee0'),
    stroke('M150 372q-10-24 14-30M450 372q10-24-14-30', lighten(color, 0.4), 7, 'opacity=".6"'),
  ].join('');

const retractor: Drawing = (pen, { color }) =>
  [
    path(
      'M110 200c-50 40-60 160 0 200c30 20 60 6 62-24c10-70 10-82 0-152c-2-30-32-44-62-24Z',
      pen.linear('right', [
        [0, lighten(color, 0.35)],
        [0.5, lighten(color, 0.75)],
        [1, color],
      ]),
    ),
    path(
      'M490 200c50 40 60 160 0 200c-30 20-60 6-62-24c-10-70-10-82 0-152c2-30 32-44 62-24Z',
      pen.linear('right', [
        [0, color],
        [0.5, lighten(color, 0.75)],
        [1, lighten(color, 0.35)],
      ]),
    ),
    stroke('M150 214Q300 120 450 214', lighten(color, 0.25), 22),
    stroke('M150 386Q300 480 450 386', lighten(color, 0.25), 22),
    stroke('M150 210Q300 118 450 210', '#fff', 6, 'opacity=".7"'),
    stroke('M150 382Q300 476 450 382', '#fff', 6, 'opacity=".6"'),
  ].join('');

const impressionTray: Drawing = (pen, { color, label }) => {
  const holes = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (0.06 + (i * 0.88) / 10);
    return circle(
      Math.round(300 - Math.cos(angle) * 186),
      Math.round(300 - Math.sin(angle) * 190),
      12,
      darken(color, 0.5),
      'opacity=".6"',
    );
  });
  return [
    path(
      'M60 400C50 180 150 60 300 60s250 120 240 340q-4 40-44 40h-64q-34 0-36-36C390 290 356 236 300 236s-90 54-96 168q-2 36-36 36h-64q-40 0-44-40Z',
      pen.steel('diagonal', color),
      'transform="translate(0 10)"',
    ),
    path(
      'M104 404C98 214 178 108 300 108s202 106 196 296h-62C436 270 380 192 300 192s-136 78-134 212Z',
      pen.face(lighten(color, 0.25), 'down'),
      'transform="translate(0 10)"',
    ),
    ...holes,
    rect(262, 20, 76, 76, 16, pen.steel('right', color)),
    text(label, 300, 352, 60, '#41505a', 120),
  ].join('');
};

const post: Drawing = (pen, { color, accent, label }) => {
  const one = (x: number, top: number, tone: string): string =>
    path(
      `M${x - 26} ${top}h52l-4 150l-12 190q-10 26-20 0l-12-190Z`,
      pen.linear('right', [
        [0, darken(tone, 0.15)],
        [0.3, '#ffffff'],
        [0.6, tone],
        [1, darken(tone, 0.25)],
      ]),
    ) +
    [30, 60, 90]
      .map((dy) => stroke(`M${x - 24} ${top + dy}h48`, darken(tone, 0.3), 4, 'opacity=".4"'))
      .join('') +
    rect(x - 28, top - 12, 56, 22, 8, pen.round(color, 'right'));
  return [
    one(180, 150, '#f1ead6'),
    one(300, 100, '#f4eedd'),
    one(420, 150, '#f1ead6'),
    rect(150, 486, 300, 60, 18, pen.face(accent, 'down')),
    text(label, 300, 516, 34, inkOn(accent), 260),
  ].join('');
};

const crown: Drawing = (pen, { color }) =>
  [
    molar(pen, 300, 320, 2.05, color),
    path(
      'M206 214q40-30 92 4q52-34 96-4q-30 34-60 24q-36-12-70 0q-34 8-58-24Z',
      darken(color, 0.16),
      'opacity=".5"',
    ),
  ].join('');

const cord: Drawing = (pen, { color, accent, label }) =>
  [
    path('M150 210q150-40 300 0v270q-150 40-300 0Z', pen.round('#f7f9fa', 'right')),
    ellipse(300, 210, 150, 40, pen.face('#e8edf0')),
    path('M150 300q150 40 300 0v110q-150 40-300 0Z', pen.round(accent, 'right')),
    text(label, 300, 372, 50, inkOn(accent), 240),
    ellipse(300, 206, 96, 24, '#c6d1d7'),
    stroke('M300 206C300 110 380 60 440 110S420 190 480 170', darken(color, 0.25), 16),
    stroke(
      'M300 203C300 108 380 58 438 108S420 186 478 167',
      lighten(color, 0.4),
      6,
      'stroke-dasharray="10 8"',
    ),
  ].join('');

const applicator: Drawing = (pen, { color }) =>
  [-26, -13, 0, 13, 26]
    .map((angle, i) => {
      const tone = [color, '#ef6f6c', '#f5b942', '#4fb286', '#a574d6'][i] ?? color;
      return `<g transform="rotate(${angle} 300 700)">${rect(290, 190, 20, 330, 9, pen.round(tone, 'right'))}${rect(294, 110, 12, 90, 5, pen.round(lighten(tone, 0.35), 'right'))}${ellipse(300, 96, 17, 26, pen.ball('#f7f9fa'))}</g>`;
    })
    .join('');

export const restoration = {
  matrix,
  'matrix-ring': matrixRing,
  wedge,
  'rubber-dam': rubberDam,
  retractor,
  'impression-tray': impressionTray,
  post,
  crown,
  cord,
  applicator,
};
