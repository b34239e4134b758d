import type { Cell } from '#src/lib/xlsx-parts.ts';

/** A table to be saved as XLSX. */
export interface Workbook {
  /** Name of the sheet and, with `.xlsx`, of the file. */
  name: string;
  columns: readonly { title: string /** Letters. */; width: number }[];
  rows: readonly (readonly Cell[])[];
}
