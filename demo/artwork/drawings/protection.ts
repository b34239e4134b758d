import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, ellipse, path, rect, stroke, text } from '#demo/artwork/svg.ts';

const HAND =
  'M214 540V360c-10-40-56-92-66-122c-6-22 20-34 36-14l52 70V100c0-32 46-32 48 0l4 138l14-166c4-30 46-26 46 4l-2 166l28-134c8-28 48-20 44 10l-18 140l34-80c12-24 46-10 40 14c-24 90-28 150-62 206v142Z';

const gloves: Drawing = (pen, { color, label }) => {
  const paint = pen.linear('diagonal', [
    [0, lighten(color, 0.4)],
    [0.45, color],
    [1, darken(color, 0.28)],
  ]);
  const edge = `stroke="${darken(color, 0.3)}" stroke-width="3"`;
  return [
    `<g transform="translate(640 8) scale(-1 1) rotate(8 300 300)">${path(HAND, pen.face(darken(color, 0.14)), edge)}</g>`,
    `<g transform="translate(-34 6) rotate(-6 300 300)">${path(HAND, paint, edge)}${stroke('M250 250q6-60 6-146M304 236q8-80 12-158M352 250q14-70 26-136', lighten(color, 0.6), 7, 'opacity=".55"')}${rect(204, 504, 196, 36, 12, darken(color, 0.16))}${text(label, 304, 420, 92, inkOn(color), 150)}</g>`,
  ].join('');
};

const mask: Drawing = (pen, { color }) =>
  [
    stroke('M130 230C20 190 20 420 136 390M470 230C580 190 580 420 464 390', '#e9eef1', 13),
    path(
      'M112 214q188-64 376 0q14 90 0 180q-90 96-188 96t-188-96q-14-90 0-180Z',
      pen.linear('down', [
        [0, lighten(color, 0.35)],
        [0.6, color],
        [1, darken(color, 0.15)],
      ]),
    ),
    path('M112 214q188-64 376 0l2 22q-190-60-380 0Z', '#fbfcfc'),
    ...[276, 324, 372].map((y) =>
      path(
        `M108 ${y}q192 46 384 0`,
        'none',
        `stroke="${darken(color, 0.22)}" stroke-width="5" opacity=".55"`,
      ),
    ),
    ...[282, 330, 378].map((y) =>
      path(`M108 ${y}q192 46 384 0`, 'none', 'stroke="#fff" stroke-width="4" opacity=".5"'),
    ),
    rect(236, 190, 128, 11, 5, '#b9c8d0'),
  ].join('');

const shield: Drawing = (pen, { color }) =>
  [
    path(
      'M110 170q190-60 380 0q30 160-40 300q-150 70-300 0q-70-140-40-300Z',
      pen.linear('diagonal', [
        [0, '#eaf5fb', 0.95],
        [0.5, '#c4dce8', 0.75],
        [1, '#a4c4d4', 0.9],
      ]),
      'stroke="#8fb0c2" stroke-width="4"',
    ),
    path(
      'M150 200q-14 120 40 240',
      'none',
      'stroke="#fff" stroke-width="22" opacity=".6" stroke-linecap="round"',
    ),
    path('M86 136q214-76 428 0v66q-214-72-428 0Z', pen.face(color, 'down')),
    path('M100 142q200-64 400 0', 'none', 'stroke="#fff" stroke-width="6" opacity=".4"'),
    circle(98, 170, 22, pen.ball(darken(color, 0.2))),
    circle(502, 170, 22, pen.ball(darken(color, 0.2))),
  ].join('');

/** Disposable bouffant cap: a puff of non-woven gathered by a thin elastic around its opening. */
const cap: Drawing = (pen, { color }) => {
  const folds = Array.from({ length: 15 }, (_, i) => (i - 7) / 7);
  const edge = (at: number): number => 424 + Math.sqrt(1 - at * at * 0.96) * 44;
  return [
    path(
      'M146 430C40 420 22 280 84 214C92 150 168 104 230 112C276 84 340 86 376 112C446 104 512 154 516 214C578 282 560 420 454 430Q300 500 146 430Z',
      pen.radial([
        [0, lighten(color, 0.75)],
        [0.55, lighten(color, 0.25)],
        [1, darken(color, 0.14)],
      ]),
    ),
    ...folds.map((at, i) =>
      path(
        `M${300 + at * 150} ${edge(at)}Q${300 + at * 236} ${330 - (i % 3) * 24} ${300 + at * 190} ${236 - (i % 4) * 22 + Math.abs(at) * 60}`,
        'none',
        `stroke="${i % 2 === 0 ? darken(color, 0.2) : '#fff'}" stroke-width="${i % 2 === 0 ? 3 : 5}" opacity=".4"`,
      ),
    ),
    ellipse(300, 436, 152, 42, darken(color, 0.3)),
    ellipse(300, 430, 140, 34, darken(color, 0.42)),
    path(
      'M148 434Q300 520 452 434',
      'none',
      `stroke="${lighten(color, 0.35)}" stroke-width="20" stroke-linecap="round"`,
    ),
    ...folds.map((at) =>
      stroke(`M${300 + at * 148} ${edge(at) + 2}v16`, darken(color, 0.25), 3, 'opacity=".5"'),
    ),
  ].join('');
};

/** Stack of folded napkins. */
const bib: Drawing = (pen, { color, accent }) =>
  [
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      path(
        `M110 ${440 - i * 26}l190 70l190-70v20l-190 72l-190-72Z`,
        pen.face(i % 2 === 0 ? lighten(color, 0.35) : color, 'right'),
      ),
    ),
    path('M300 200L490 290L300 380L110 290Z', pen.face(lighten(color, 0.35))),
    path(
      'M300 222L446 290L300 358L154 290Z',
      'none',
      `stroke="${darken(color, 0.14)}" stroke-width="4" stroke-dasharray="9 8"`,
    ),
    path(
      'M300 250L386 290L300 330L214 290Z',
      'none',
      `stroke="${darken(color, 0.14)}" stroke-width="4" stroke-dasharray="9 8"`,
    ),
    path('M420 236l70 54l-70 33q-6-50 0-87Z', lighten(color, 0.7)),
    circle(300, 290, 16, accent, 'opacity=".7"'),
  ].join('');

function roll(pen: Pen, x: number, y: number, angle: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${rect(
    -110,
    -36,
    220,
    72,
    34,
    pen.linear('down', [
      [0, '#f1f5f7'],
      [0.35, '#ffffff'],
      [1, '#cdd9df'],
    ]),
  )}${ellipse(102, 0, 18, 35, '#e6edf0')}${path('M102-18a10 18 0 1 1-2 34', 'none', 'stroke="#c0cdd4" stroke-width="4"')}</g>`;
}

const cotton: Drawing = (pen) =>
  [
    roll(pen, 230, 210, -14),
    roll(pen, 390, 240, 18),
    roll(pen, 260, 318, 6),
    roll(pen, 410, 370, -10),
    roll(pen, 230, 430, -8),
    roll(pen, 400, 478, 12),
  ].join('');

const salivaEjector: Drawing = (pen, { color }) =>
  [0, 1, 2]
    .map((i) => {
      const tone = [color, lighten(color, 0.45), darken(color, 0.15)][i] ?? color;
      const x = i * 118;
      const d = `M${120 + x} 540V250q0-130 70-150q60-10 54 60`;
      return `${stroke(d, darken(tone, 0.12), 42) + stroke(d, lighten(tone, 0.3), 24) + stroke(d, '#fff', 7, 'opacity=".6"')}<g transform="translate(${244 + x} 178) rotate(6)">${rect(-26, -16, 52, 60, 18, pen.round(darken(tone, 0.25), 'right'))}${[0, 14, 28].map((y) => rect(-15, y, 30, 6, 3, '#fff', 'opacity=".55"')).join('')}</g>`;
    })
    .join('');

const cup: Drawing = (pen, { color }) => {
  const one = (x: number, y: number, tone: string): string =>
    `<g transform="translate(${x} ${y})">${path('M-108-130H108L78 170q-78 24-156 0Z', pen.round(tone, 'right'))}${ellipse(0, -130, 108, 28, lighten(tone, 0.5))}${ellipse(0, -128, 94, 20, darken(tone, 0.2))}${[-70, -20, 30, 80, 126].map((dy) => path(`M${-100 + (dy + 130) * 0.1} ${dy}q${100 - (dy + 130) * 0.1} 24 ${200 - (dy + 130) * 0.2} 0`, 'none', `stroke="${darken(tone, 0.2)}" stroke-width="3" opacity=".35"`)).join('')}</g>`;
  return one(216, 280, lighten(color, 0.4)) + one(376, 340, color);
};

export const protection = {
  gloves,
  mask,
  shield,
  cap,
  bib,
  cotton,
  'saliva-ejector': salivaEjector,
  cup,
};
