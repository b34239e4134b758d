import { darken, lighten } from '#demo/artwork/color.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { path, placed } from '#demo/artwork/svg.ts';

const INCISOR =
  'M-34-78C-14-92 16-92 34-78C46-66 58 30 54 66C52 80 40 84 0 84C-40 84-52 80-54 66C-58 30-46-66-34-78Z';
const MOLAR =
  'M-92-58C-70-96-34-84-2-72C30-86 72-94 92-56C104-26 90 8 82 34C74 70 72 112 54 116C34 120 34 62 2 56C-28 60-32 120-52 116C-72 112-74 66-82 32C-90 6-104-30-92-58Z';

/** A front tooth's crown, about 100 × 170 units at scale 1. */
export function incisor(pen: Pen, x: number, y: number, scale: number, color: string): string {
  const paint = pen.linear('down', [
    [0, lighten(color, 0.1)],
    [0.6, color],
    [1, lighten(color, 0.45)],
  ]);
  return placed(
    x,
    y,
    scale,
    path(INCISOR, paint, `stroke="${darken(color, 0.18)}" stroke-width="2"`),
    path('M-24-64C-36-20-42 24-40 58C-32 50-28-10-12-66Z', '#fff', 'opacity=".45"'),
  );
}

/** A whole molar with roots, about 190 × 200 units at scale 1. */
export function molar(pen: Pen, x: number, y: number, scale: number, color = '#f6f1e7'): string {
  const paint = pen.linear('diagonal', [
    [0, '#ffffff'],
    [0.45, color],
    [1, darken(color, 0.2)],
  ]);
  return placed(
    x,
    y,
    scale,
    path(MOLAR, paint, `stroke="${darken(color, 0.22)}" stroke-width="2.5"`),
    path(
      'M-74-46C-60-68-40-66-26-60C-50-50-62-26-66-4C-76-16-82-32-74-46Z',
      '#fff',
      'opacity=".7"',
    ),
  );
}
