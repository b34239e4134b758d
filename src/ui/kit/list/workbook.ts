import type { Cell, Sheet } from '#src/lib/xlsx-parts.ts';

/** A table to be saved as XLSX. */
export interface Workbook {
  /** Name of the first sheet and, with `.xlsx`, of the file. */
  name: string;
  columns: readonly { title: string /** Letters. */; width: number }[];
  rows: readonly (readonly Cell[])[];
  /** Further sheets, which bring their headings in their rows. */
  more?: readonly Sheet[];
}
