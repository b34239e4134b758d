import { strToU8, zipSync } from 'fflate';
import { saveFile } from '#src/browser/save-file.ts';
import { xlsxParts } from '#src/lib/xlsx-parts.ts';
import type { Workbook } from './workbook.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads a table as XLSX. */
export function saveWorkbook({ name, columns, rows, more = [] }: Workbook): void {
  const titles = columns.map(({ title }) => title);
  const widths = columns.map(({ width }) => width);
  const parts = Object.entries(xlsxParts([{ name, rows: [titles, ...rows], widths }, ...more]));
  const files = Object.fromEntries(parts.map(([path, text]) => [path, strToU8(text)]));
  saveFile(new Blob([new Uint8Array(zipSync(files))], { type: TYPE }), `${name}.xlsx`);
}
