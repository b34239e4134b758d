import { lighten } from './color.ts';
import { Pen } from './pen.ts';
import { ellipse, group, rect } from './svg.ts';

const SHADOW =
  '<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="16" stdDeviation="15" flood-color="#274250" flood-opacity=".26"/></filter>';

/** A complete image: soft studio background, the drawing with its shadow. */
export function framed(side: number, tone: string, draw: (pen: Pen) => string): string {
  const pen = new Pen();
  const ground = pen.radial(
    [
      [0, '#ffffff'],
      [0.62, lighten(tone, 0.95)],
      [1, lighten(tone, 0.87)],
    ],
    'cx=".5" cy=".4" r=".75"',
  );
  const floor = pen.radial(
    [
      [0, '#35505e', 0.22],
      [1, '#35505e', 0],
    ],
    'cx=".5" cy=".5" r=".5"',
  );
  const drawing = group('filter="url(#s)"', draw(pen));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 600 600">` +
    `<defs>${pen.definitions}${SHADOW}</defs>` +
    rect(0, 0, 600, 600, 0, ground) +
    ellipse(300, 540, 236, 32, floor) +
    drawing +
    '</svg>'
  );
}

/** An image without a background; the drawing has its shadow. */
export function bare(width: number, height: number, draw: (pen: Pen) => string): string {
  const pen = new Pen();
  const drawing = group('filter="url(#s)"', draw(pen));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${pen.definitions}${SHADOW}</defs>${drawing}</svg>`
  );
}
