import { strToU8, zipSync } from 'fflate';
import { type Cell, xlsxParts } from '#src/lib/xlsx-parts.ts';

/** An XLSX of several sheets. */
export function writeBook(sheets: Parameters<typeof xlsxParts>[0]): Uint8Array<ArrayBuffer> {
  const files = Object.entries(xlsxParts(sheets)).map(([path, text]) => [path, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}

/**
 * An XLSX of one sheet.
 * @param widths of the columns, letters.
 */
export function writeXlsx(
  name: string,
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
): Uint8Array<ArrayBuffer> {
  return writeBook([{ name, rows, widths }]);
}
