import { encode } from 'uqr';
import type { Pdf } from '#server/documents/pdf/pdf.ts';

/**
 * Draws a text as a QR code; the empty margin around it, four modules, is part of `size` points.
 */
export function drawCode(pdf: Pdf, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
  const side = size / modules;
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) pdf.rect(x + column * side, y + row * side, side, side);
    }
  }
  pdf.fill('black');
}
