import { strToU8, zipSync } from 'fflate';
import { type Cell, xlsxParts } from '#src/lib/xlsx-parts.ts';

/**
 * An XLSX of one sheet.
 * @param widths of the columns, letters.
 */
export function writeXlsx(
  name: string,
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(xlsxParts([{ name, rows, widths }]));
  const files = parts.map(([path, text]) => [path, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
