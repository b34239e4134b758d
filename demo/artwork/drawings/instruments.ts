import { darken, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, ellipse, path, rect, stroke, turned } from '#demo/artwork/svg.ts';

/** Handle along y = 300 between the two x's, with colored bands. */
function handle(pen: Pen, from: number, to: number, color: string): string {
  const width = to - from;
  return [
    rect(from, 278, width, 44, 20, pen.steel()),
    ...Array.from({ length: Math.floor(width / 26) - 2 }, (_, i) =>
      rect(from + 28 + i * 26, 279, 8, 42, 3, '#6d7a84', 'opacity=".4"'),
    ),
    rect(from + 10, 278, 20, 44, 8, pen.round(color)),
    rect(to - 30, 278, 20, 44, 8, pen.round(color)),
  ].join('');
}

/** A bent working end at the right, and its mirror image at the left. */
function both(end: string): string {
  return `${end}<g transform="rotate(180 300 300)">${end}</g>`;
}

const mirror: Drawing = (pen, { color }) =>
  turned(
    -40,
    handle(pen, 24, 320, color),
    path('M316 292l94 4v8l-94 4Z', pen.steel()),
    ellipse(488, 294, 92, 92, pen.steel('diagonal')),
    ellipse(
      488,
      294,
      76,
      76,
      pen.linear('diagonal', [
        [0, '#eaf5fb'],
        [0.45, '#b3cedd'],
        [0.55, '#dbeaf2'],
        [1, '#8fb0c2'],
      ]),
    ),
    path('M440 262q30-36 74-36l-68 92q-18-24-6-56Z', '#fff', 'opacity=".6"'),
  );

const probe: Drawing = (pen, { color }) => {
  const end =
    stroke('M420 300h40c30 0 36-44 66-48q34-2 30 44', '#7b8993', 12) +
    stroke('M420 297h40c30 0 36-44 66-48', '#eef3f5', 4);
  return turned(-40, both(end), handle(pen, 176, 424, color));
};

const tweezers: Drawing = (pen, { color }) =>
  turned(
    -40,
    path('M34 288h20c140-46 280-60 400-16l96 22v10l-104-12c-130-30-250-14-392 22H34Z', pen.steel()),
    path(
      'M34 312h20c140 46 280 60 400 16l96-22v-8l-104 12c-130 30-250 14-392-22H34Z',
      pen.steel('down', '#c6d0d7'),
    ),
    rect(26, 280, 54, 40, 12, pen.round(color)),
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(`M${210 + i * 16} ${250 - i * 0.4}v16`, '#6d7a84', 4, 'opacity=".5"'),
    ),
  );

const handInstrument: Drawing = (pen, { color }) => {
  const end =
    path('M416 290h44l16 4v12l-16 4h-44Z', pen.steel()) +
    path(
      'M470 292c22-26 50-36 92-30q16 6 4 20c-24 26-60 32-96 26Z',
      pen.steel('diagonal', '#c9d3d9'),
    );
  const other =
    path('M416 290h50v20h-50Z', pen.steel()) + circle(496, 300, 32, pen.ball('#c3ced5'));
  return turned(
    -40,
    end,
    `<g transform="rotate(180 300 300)">${other}</g>`,
    handle(pen, 170, 430, color),
  );
};

const curette: Drawing = (pen, { color }) => {
  const end =
    stroke('M420 300h34q30 0 40-36t40-30', '#7b8993', 13) +
    stroke('M420 297h34q28 0 38-34t38-30', '#eef3f5', 4) +
    path('M522 222q46-6 44 42q-2 34-30 44q12-40-14-62Z', pen.steel('diagonal', '#b4c0c8'));
  return turned(
    -40,
    both(end),
    rect(160, 268, 280, 64, 30, pen.round(color)),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(196 + i * 23, 270, 10, 60, 5, darken(color, 0.3), 'opacity=".25"'),
    ),
    rect(180, 280, 240, 8, 4, '#fff', 'opacity=".4"'),
  );
};

/** Perforated cassette. */
const tray: Drawing = (pen, { color, accent }) => {
  const holes = Array.from({ length: 40 }, (_, i) =>
    circle(
      122 + (i % 10) * 40,
      226 + Math.floor(i / 10) * 56,
      12,
      darken(color, 0.5),
      'opacity=".55"',
    ),
  );
  return [
    path(
      'M76 150h448a30 30 0 0 1 30 30v250a30 30 0 0 1-30 30H76a30 30 0 0 1-30-30V180a30 30 0 0 1 30-30Z',
      pen.steel('diagonal', color),
    ),
    rect(76, 180, 448, 250, 18, pen.face(lighten(color, 0.18), 'down')),
    ...holes,
    rect(64, 264, 472, 20, 8, pen.round(accent)),
    rect(64, 356, 472, 20, 8, pen.round(accent)),
    ...[150, 230, 310, 390, 460].map((x) => rect(x, 206, 13, 220, 6, pen.steel('right'))),
    rect(260, 130, 80, 34, 10, pen.steel()),
    rect(260, 446, 80, 34, 10, pen.steel()),
  ].join('');
};

export const instruments = {
  mirror,
  probe,
  tweezers,
  'hand-instrument': handInstrument,
  curette,
  tray,
};
