import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import { circle, ellipse, path, rect, stroke, text } from '#demo/artwork/svg.ts';

const SHIELD = 'M0-58l52 18v38q0 42-52 66q-52-24-52-66v-38Z';

function emblem(x: number, y: number, scale: number, color: string, mark: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${path(SHIELD, color)}${path('M-9-34h18v25h25v18H9v25H-9V9h-25V-9h25Z', mark)}</g>`;
}

/** Big can of concentrate. */
const canister: Drawing = (pen, { color, accent, label }) =>
  [
    rect(346, 58, 86, 66, 14, pen.round(accent, 'right')),
    path(
      'M150 150h70q8-46 60-46h50q10 0 10 14v10h100q30 2 30 36v328a46 46 0 0 1-46 46H176a46 46 0 0 1-46-46V170a20 20 0 0 1 20-20Z',
      pen.round('#fbfcfd', 'right'),
    ),
    path(
      'M184 152h110q20 0 20 20v12q0 20-20 20H184a12 12 0 0 1-12-12v-28a12 12 0 0 1 12-12Z',
      darken('#dfe7eb', 0.12),
    ),
    path('M130 262h340v190q-170 26-340 0Z', pen.round(color, 'right')),
    text(label, 346, 356, 58, inkOn(color), 190),
    emblem(label === '' ? 300 : 200, 356, label === '' ? 1.15 : 0.82, '#ffffff', color),
    rect(150, 220, 12, 290, 6, '#fff', 'opacity=".45"'),
  ].join('');

/** Trigger spray. */
const spray: Drawing = (pen, { color, accent, label }) =>
  [
    path(
      'M196 74h150q40 4 48 40l6 28h-70l-8 30H252l-6-40h-40q-24-6-22-34q0-20 12-24Z',
      pen.face(accent, 'down'),
    ),
    rect(162, 84, 40, 36, 8, pen.round('#eef2f4')),
    path('M264 172h-28q-8 40-36 58l16 12q34-22 48-70Z', darken(accent, 0.2)),
    rect(258, 168, 76, 44, 8, pen.round('#eef2f4', 'right')),
    path(
      'M262 210h68c4 36 88 46 88 122v168a42 42 0 0 1-42 42H216a42 42 0 0 1-42-42V332c0-76 84-86 88-122Z',
      pen.linear('right', [
        [0, darken(color, 0.08)],
        [0.24, lighten(color, 0.6)],
        [0.6, lighten(color, 0.22)],
        [1, darken(color, 0.2)],
      ]),
    ),
    rect(190, 340, 212, 150, 14, '#fff', 'opacity=".95"'),
    text(label, 300, 446, 40, darken(accent, 0.2), 190),
    emblem(296, label === '' ? 416 : 392, label === '' ? 0.95 : 0.6, accent, '#ffffff'),
    ...[
      [128, 78],
      [104, 96],
      [120, 116],
      [92, 72],
      [78, 112],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, lighten(color, 0.3), 'opacity=".8"')),
  ].join('');

/** Canister of wipes with one pulled out. */
const wipes: Drawing = (pen, { color, accent, label }) =>
  [
    path(
      'M238 130C220 70 262 40 300 62c40-26 84 10 66 66q-30 26-66 26t-62-24Z',
      pen.linear('diagonal', [
        [0, '#ffffff'],
        [1, '#d5e3ea'],
      ]),
    ),
    path('M258 128q10-50 40-56M322 132q24-28 10-60', 'none', 'stroke="#b9ccd6" stroke-width="4"'),
    ellipse(300, 152, 60, 15, darken(accent, 0.35)),
    path('M148 160a20 20 0 0 1 20-20h264a20 20 0 0 1 20 20v42H148Z', pen.round(accent, 'right')),
    ellipse(300, 146, 58, 13, darken(accent, 0.45)),
    path('M262 148q-6-40 38-46q44 6 38 46q-38 12-76 0Z', '#f6fafb'),
    path('M152 198h296v310q0 34-34 34H186q-34 0-34-34Z', pen.round('#fafcfc', 'right')),
    path('M152 250h296v210H152Z', pen.round(color, 'right')),
    text(label, 300, 424, 40, inkOn(color), 250),
    emblem(300, label === '' ? 354 : 332, label === '' ? 1.15 : 0.9, '#ffffff', color),
  ].join('');

/** Sterilisation pouch with an instrument inside. */
const pouch: Drawing = (pen, { color, accent, label }) =>
  [
    rect(150, 50, 300, 500, 14, pen.face('#f7f5ef', 'down')),
    rect(
      170,
      130,
      260,
      396,
      10,
      pen.linear('diagonal', [
        [0, lighten(color, 0.7)],
        [0.5, lighten(color, 0.85)],
        [1, lighten(color, 0.5)],
      ]),
    ),
    ...[250, 300, 350].map((x, i) =>
      rect(x - 9, 176 + i * 14, 18, 310 - i * 24, 9, pen.steel('right')),
    ),
    path('M150 64a14 14 0 0 1 14-14h272a14 14 0 0 1 14 14v34H150Z', pen.face(accent, 'down')),
    path('M150 112h300', 'none', `stroke="${accent}" stroke-width="4" stroke-dasharray="12 8"`),
    text(label, 300, 76, 30, inkOn(accent), 270),
    path('M180 140L240 140L180 330Z', '#fff', 'opacity=".55"'),
    circle(400, 496, 15, '#e58f8f'),
  ].join('');

/** Strips of chemical indicator. */
const indicator: Drawing = (pen, { color, label }) =>
  [-10, 0, 10]
    .map((angle, i) => {
      const tone = ['#e3a6c0', '#8b6bb0', '#4d3a6b'][i] ?? color;
      return `<g transform="translate(${170 + i * 130} 300) rotate(${angle})">${rect(-54, -210, 108, 420, 16, pen.face('#fbfbf8', 'down'))}${rect(-54, -210, 108, 70, 16, pen.face(color, 'down'))}${i === 1 ? text(label, 0, -176, 30, inkOn(color), 96) : ''}${circle(0, -40, 38, pen.face(tone))}${rect(-34, 40, 68, 12, 6, '#cbd6dc')}${rect(-34, 68, 68, 12, 6, '#cbd6dc')}${rect(-34, 96, 44, 12, 6, '#cbd6dc')}${stroke('M-30 160h60', '#cbd6dc', 8)}</g>`;
    })
    .join('');

export const disinfection = { canister, spray, wipes, pouch, indicator };
