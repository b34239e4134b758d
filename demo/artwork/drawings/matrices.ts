import { darken, lighten, mix } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, path, placed, stroke } from '#demo/artwork/svg.ts';

/** Half width, height, and how far the lower edge reaches below the gum. */
const BANDS: ReadonlyArray<readonly [RegExp, readonly [number, number, number]]> = [
  [/выступ/, [150, 190, 110]],
  [/^молярн/, [150, 190, 24]],
  [/детск/, [92, 116, 16]],
];
const PREMOLAR = [114, 164, 20] as const;

/** A bent steel band with the ear that tweezers hold. */
function band(pen: Pen, [half, height, below]: readonly [number, number, number]): string {
  const top = -height / 2;
  const low = height / 2;
  return [
    path(
      `M${-half} ${top + 24}Q0 ${top - 26} ${half} ${top + 24}L${half * 0.84} ${low - 10}Q${half * 0.5} ${low + 10} ${half * 0.34} ${low + 10}Q0 ${low + 2 * below} ${-half * 0.34} ${low + 10}Q${-half * 0.5} ${low + 10} ${-half * 0.84} ${low - 10}Z`,
      pen.steel('right', '#cfd9df'),
    ),
    stroke(
      `M${-half + 12} ${top + 34}Q0 ${top - 10} ${half - 12} ${top + 34}`,
      '#fff',
      6,
      'opacity=".9"',
    ),
    path(
      `M${half - 8} ${top + 22}l46-12q12 2 12 14v30q0 12-12 12l-50 4Z`,
      pen.steel('down', '#b4c0c8'),
    ),
    circle(half + 26, top + 36, 9, '#6d7a84'),
    stroke(
      `M${-half * 0.6} ${low - 30}Q0 ${low - 4} ${half * 0.6} ${low - 30}`,
      '#5f6e78',
      3,
      'opacity=".4"',
    ),
  ].join('');
}

/** Sectional matrices; their shape depends on the note: «молярные с выступом». */
export const matrix: Drawing = (pen, { note = '' }) => {
  const size = BANDS.find(([pattern]) => pattern.test(note))?.[1] ?? PREMOLAR;
  return (
    placed(250, 160, 0.8, `<g transform="rotate(-14)">${band(pen, size)}</g>`) +
    placed(300, 330, 1.25, band(pen, size))
  );
};

/** A spring ring with its two feet; narrow, wide or plain by the note. */
export const matrixRing: Drawing = (pen, { color, accent, note = '' }) => {
  // Pads in the brand's color: two brands' rings have one shape.
  const pad = mix(color, accent, 0.45);
  const gap = note.includes('узк') ? 46 : note.includes('моляр') ? 108 : 74;
  const foot = (side: 1 | -1): string => {
    const x = 300 + side * gap;
    return [
      path(
        `M${x - 30} 352h60l10 120q-40 34-80 0Z`,
        pen.face(side === 1 ? pad : darken(pad, 0.1), 'right'),
      ),
      path(`M${x - 18} 366h14v96h-14Z`, lighten(pad, 0.5)),
    ].join('');
  };
  const arc = `M${300 - gap} 372C${120 - gap} 300 150 70 300 70S${480 + gap} 300 ${300 + gap} 372`;
  return (
    stroke(arc, '#6d7a84', 34) +
    stroke(arc, '#dfe6ea', 16) +
    stroke(arc, '#fff', 5) +
    foot(-1) +
    foot(1)
  );
};
