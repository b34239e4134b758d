import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { path, rect, stroke, turned } from '#demo/artwork/svg.ts';

const SHANK = 'M238 282h170v36H238Z';

function straight(pen: Pen, width: number): string {
  const half = width / 2;
  return (
    path(SHANK, pen.steel()) +
    path(
      `M404 ${300 - half}c60 ${-half * 0.2} 120-4 162 ${half * 0.4}q8 ${half * 0.4} 2 ${half}c-44 ${half} -104 ${half} -164 ${half * 0.6}Z`,
      pen.steel('down', '#c6d0d7'),
    ) +
    path('M440 298c44 0 84-4 112 0', 'none', 'stroke="#6d7a84" stroke-width="4" opacity=".5"')
  );
}

function angled(pen: Pen, side: 1 | -1): string {
  return (
    path(SHANK, pen.steel()) +
    stroke(`M404 300h60q40 0 70 ${side * 70}`, '#7b8993', 30) +
    stroke(`M404 296h60q36 0 64 ${side * 62}`, '#eef3f5', 9) +
    path(`M510 ${300 + side * 60}l52 ${side * 8}l-14 ${side * 58}Z`, pen.steel('diagonal'))
  );
}

/** Triangular blade across the shank, like a flag. */
function flag(pen: Pen, side: 1 | -1): string {
  return (
    path('M238 282h262v36H238Z', pen.steel()) +
    path(`M470 ${300 - side * 18}h64l-22 ${side * 118}Z`, pen.steel('diagonal', '#c6d0d7'))
  );
}

function spear(pen: Pen): string {
  return (
    path(SHANK, pen.steel()) +
    path('M404 284l70-34l104 50l-104 50l-70-34Z', pen.steel('down', '#c6d0d7')) +
    path('M420 300h140', 'none', 'stroke="#6d7a84" stroke-width="4" opacity=".5"')
  );
}

function stepped(): string {
  return (
    stroke('M240 300h150l50-64h120', '#7b8993', 30) + stroke('M244 294h142l50-64h118', '#eef3f5', 9)
  );
}

function thin(pen: Pen): string {
  return path('M238 288h150l190 8v8l-190 8H238Z', pen.steel());
}

/** The type of blade in the note. */
function blade(pen: Pen, note: string): string {
  const side = note.includes('лев') ? -1 : 1;
  if (note.includes('углов')) return angled(pen, side);
  if (note.includes('Барри')) return flag(pen, side);
  if (note.includes('Леклюза')) return spear(pen);
  if (note.includes('штык')) return stepped();
  if (note.includes('апикальный')) return thin(pen);
  return straight(pen, 12 + 12 * Number(/(\d) мм/.exec(note)?.[1] ?? 3));
}

/** Elevator with a stout handle; its blade depends on the note: «угловой левый». */
export const elevator: Drawing = (pen, { color, note = '' }) =>
  turned(
    -42,
    blade(pen, note),
    path(
      'M40 300c0-44 22-62 60-62c50 0 70 22 112 22c30 0 30 14 30 40s0 40-30 40c-42 0-62 22-112 22c-38 0-60-18-60-62Z',
      pen.steel(),
    ),
    rect(92, 246, 14, 108, 6, pen.round(color)),
    rect(118, 250, 14, 100, 6, pen.round(color)),
  );
