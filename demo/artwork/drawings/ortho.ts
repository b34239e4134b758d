import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, ellipse, path, placed, rect, stroke, text } from '#demo/artwork/svg.ts';
import { orthoPliers } from './ortho-pliers.ts';
import { incisor } from './teeth.ts';

function body(pen: Pen, tone: string): string {
  const steel = pen.steel('diagonal', tone);
  return [
    rect(-84, -74, 168, 148, 22, pen.face(darken(tone, 0.15))),
    rect(-70, -96, 52, 72, 14, steel),
    rect(18, -96, 52, 72, 14, steel),
    rect(-70, 24, 52, 72, 14, steel),
    rect(18, 24, 52, 72, 14, steel),
    rect(-80, -26, 160, 52, 6, steel),
    rect(-86, -13, 172, 26, 3, darken(tone, 0.62)),
  ].join('');
}

/** A bracket with its wire on a tooth. */
const bracket: Drawing = (pen, { color, accent }) =>
  [
    incisor(pen, 300, 296, 2.75, '#f3ead8'),
    stroke('M40 300Q300 268 560 300', '#5f6e78', 17),
    stroke('M40 297Q300 265 560 297', '#dfe6ea', 6),
    placed(300, 284, 1.12, body(pen, color), circle(46, -62, 11, accent)),
  ].join('');

const tubeBracket: Drawing = (pen, { color, accent }) =>
  [
    path(
      'M120 190h360a26 26 0 0 1 26 26v168a26 26 0 0 1-26 26H120a26 26 0 0 1-26-26V216a26 26 0 0 1 26-26Z',
      pen.face(darken(color, 0.18)),
    ),
    ...Array.from({ length: 24 }, (_, i) =>
      circle(130 + (i % 8) * 48, 360 + Math.floor(i / 8) * 16, 4, darken(color, 0.45)),
    ),
    rect(70, 226, 460, 112, 30, pen.steel('down', color)),
    ellipse(528, 282, 20, 50, pen.face(lighten(color, 0.4))),
    rect(518, 262, 20, 40, 4, '#3a4750'),
    path('M170 226q-6-54 30-62q30 6 22 62Z', pen.steel('diagonal', color)),
    circle(360, 282, 14, accent),
    stroke('M0 282h72', '#8b98a1', 20),
  ].join('');

const archwire: Drawing = (pen, { color, accent, label }) => {
  const arch = (inset: number, tone: string): string =>
    stroke(
      `M${112 + inset} 470C${96 + inset} 250 ${170 + inset} ${88 + inset} 300 ${88 + inset}C${430 - inset} ${88 + inset} ${504 - inset} 250 ${488 - inset} 470`,
      darken(tone, 0.35),
      17,
    ) +
    stroke(
      `M${109 + inset} 470C${93 + inset} 250 ${168 + inset} ${85 + inset} 300 ${85 + inset}C${432 - inset} ${85 + inset} ${506 - inset} 250 ${490 - inset} 470`,
      lighten(tone, 0.45),
      6,
    );
  return [
    arch(0, color),
    arch(70, lighten(color, 0.15)),
    rect(216, 330, 168, 96, 16, pen.face(accent, 'down')),
    text(label, 300, 378, 42, inkOn(accent), 148),
    label === '' ? rect(240, 370, 120, 16, 8, '#fff', 'opacity=".9"') : '',
  ].join('');
};

const elastic: Drawing = (_pen, { color }) => {
  const tones = [color, '#ef6f6c', '#f5b942', '#4fb286', '#5b8def', '#a574d6'];
  const spots = [
    [190, 190],
    [330, 150],
    [436, 250],
    [170, 340],
    [300, 300],
    [420, 390],
    [246, 450],
    [372, 490],
    [120, 460],
  ] as const;
  return spots
    .map(([x, y], i) => {
      const tone = tones[i % tones.length] ?? color;
      return (
        circle(x, y, 56, 'none', `stroke="${darken(tone, 0.18)}" stroke-width="26"`) +
        circle(x - 2, y - 4, 56, 'none', `stroke="${tone}" stroke-width="18"`) +
        stroke(`M${x - 44} ${y - 34}a56 56 0 0 1 40-26`, lighten(tone, 0.65), 6)
      );
    })
    .join('');
};

export const ortho = {
  bracket,
  'tube-bracket': tubeBracket,
  archwire,
  elastic,
  'ortho-pliers': orthoPliers,
};
