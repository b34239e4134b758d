import type { FileValue } from '#tools/contract/send/call.ts';
import { workbook } from './workbook.ts';

/** Enough of a PDF for a check of its first bytes. */
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Eight by eight pixels of one color. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUojIIFpB/JAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC';

/** A file for a form field: a workbook of products for an import, a photo, otherwise a document. */
export function sampleFile(field: string): FileValue {
  if (field === 'photo') return { fileName: 'foto.png', mediaType: 'image/png', base64: png };
  return field === 'file'
    ? workbookFile([
        ['Артикул', 'Количество'],
        ['UNKNOWN-1', '2'],
      ])
    : {
        fileName: 'dogovor.pdf',
        mediaType: 'application/pdf',
        base64: Buffer.from(pdf).toString('base64'),
      };
}

/** A workbook with these rows as a file to upload. */
export function workbookFile(rows: readonly (readonly string[])[]): FileValue {
  return {
    fileName: 'zakaz.xlsx',
    mediaType: spreadsheet,
    base64: workbook(rows).toString('base64'),
  };
}
