import { darken, lighten } from './color.ts';
import { circle, path, rect, stroke, text } from './svg.ts';

type Mark = (color: string, accent: string) => string;

/** Emblems in a 100 × 100 field. */
const MARKS: readonly Mark[] = [
  (color, accent) => circle(50, 50, 44, color) + circle(64, 38, 22, accent),
  (color, accent) =>
    path('M50 4L92 28V72L50 96L8 72V28Z', color) + path('M50 28L72 41V64L50 76L28 64V41Z', accent),
  (color, accent) => rect(8, 8, 84, 84, 24, color) + stroke('M28 66L50 30L72 66', accent, 12),
  (color, accent) =>
    path('M50 6C76 30 88 44 88 62A38 38 0 0 1 12 62C12 44 24 30 50 6Z', color) +
    path('M50 44c12 12 18 18 18 27a18 18 0 0 1-36 0c0-9 6-15 18-27Z', accent),
  (color, accent) => stroke('M14 78V28L50 62L86 28V78', color, 15) + circle(50, 24, 10, accent),
  (color, accent) =>
    path('M8 50A42 42 0 0 1 92 50Z', color) + path('M8 56A42 42 0 0 0 92 56Z', accent),
  (color, accent) =>
    circle(50, 50, 36, 'none', `stroke="${color}" stroke-width="15"`) + circle(50, 50, 13, accent),
  (color, accent) =>
    path(
      'M20 14C40 2 60 2 80 14C94 24 88 64 76 88C70 98 62 96 60 82C58 66 42 66 40 82C38 96 30 98 24 88C12 64 6 24 20 14Z',
      color,
    ) +
    path('M34 26q16-8 32 0', 'none', `stroke="${accent}" stroke-width="8" stroke-linecap="round"`),
];

/**
 * A maker's logo, 320 × 160: an emblem and its name.
 * @param mark which of the emblems; any whole number
 */
export function drawBrandLogo(name: string, color: string, accent: string, mark: number): string {
  const emblem = MARKS[mark % MARKS.length] ?? MARKS[0];
  const trim = lighten(accent, 0.05);
  const drawing = emblem === undefined ? '' : emblem(color, trim);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160" viewBox="0 0 320 160">' +
    rect(0, 0, 320, 160, 0, '#ffffff') +
    `<g transform="translate(22 51) scale(.58)">${drawing}</g>` +
    text(name, 196, 80, 34, darken(color, 0.1), 220) +
    '</svg>'
  );
}
