import { darken, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, ellipse, group, path, rect, turned } from '#demo/artwork/svg.ts';

function rings(pen: Pen, xs: readonly number[], top: number, height: number): string {
  return xs.map((x) => rect(x, top, 7, height, 3, pen.steel('down', '#87949d'))).join('');
}

/** Fat-bodied handpiece along y = 300, its neck bent up to a head at the right. */
function angled(pen: Pen, ring: string, head: string): string {
  return turned(
    28,
    rect(20, 266, 44, 68, 8, pen.steel('down', '#9aa7b0')),
    rect(62, 250, 240, 100, 26, pen.steel()),
    rect(86, 250, 26, 100, 0, pen.round(ring)),
    rings(pen, [140, 158, 176, 194, 212, 230], 252, 96),
    path('M296 252c60 2 112 4 150-34l42 46c-42 48-112 80-192 84Z', pen.steel()),
    head,
  );
}

const turbine: Drawing = (pen, { color }) =>
  angled(
    pen,
    color,
    group(
      '',
      group(
        'transform="rotate(-34 478 214)"',
        rect(424, 168, 108, 88, 26, pen.steel()),
        rect(432, 150, 92, 26, 12, pen.steel('down', '#87949d')),
        rect(470, 254, 16, 44, 4, pen.steel('right')),
        path('M466 296h24l-4 56a8 8 0 0 1-16 0Z', pen.round('#7f8c95', 'right')),
      ),
      circle(430, 262, 9, lighten('#ffe9a8', 0.2)),
    ),
  );

const contraAngle: Drawing = (pen, { color }) =>
  angled(
    pen,
    color,
    group(
      'transform="rotate(-34 478 214)"',
      rect(430, 174, 96, 76, 18, pen.steel()),
      rect(444, 156, 68, 24, 10, pen.round(darken(color, 0.1))),
      rect(468, 248, 20, 40, 4, pen.steel('right', '#d9b65c')),
      rect(472, 286, 12, 60, 4, pen.steel('right')),
      circle(478, 350, 13, pen.ball('#87949d')),
    ),
  );

const straightHandpiece: Drawing = (pen, { color }) =>
  turned(
    -34,
    rect(24, 262, 50, 76, 8, pen.steel('down', '#9aa7b0')),
    rect(72, 248, 212, 104, 20, pen.steel()),
    rect(98, 248, 26, 104, 0, pen.round(color)),
    rings(pen, [148, 166, 184, 202, 220], 250, 100),
    path('M280 254l150 20v52l-150 20Z', pen.steel()),
    rect(428, 270, 46, 60, 10, pen.steel('down', '#87949d')),
    rect(472, 292, 60, 16, 3, pen.steel()),
    path('M528 280q44 0 52 20q-8 20-52 20Z', pen.steel('down', '#7f8c95')),
  );

const micromotor: Drawing = (pen, { color }) =>
  turned(
    -34,
    path('M24 288h60v24H24Q0 312 0 300t24-12Z', '#56636c'),
    rect(80, 262, 46, 76, 10, pen.round('#56636c')),
    rect(122, 236, 276, 128, 26, pen.steel()),
    rect(156, 236, 38, 128, 0, pen.round(color)),
    rings(pen, [222, 244, 266, 288, 310], 240, 120),
    rect(396, 252, 40, 96, 12, pen.steel('down', '#87949d')),
    rect(434, 274, 106, 52, 8, pen.steel()),
    rect(462, 274, 12, 52, 0, '#6d7a84'),
    ellipse(541, 300, 8, 24, '#56636c'),
  );

export const handpieces = {
  turbine,
  'contra-angle': contraAngle,
  'straight-handpiece': straightHandpiece,
  micromotor,
};
