import type { FileValue } from '#tools/contract/send/call.ts';
import { workbook } from './workbook.ts';

/** Enough of a PDF for a check of its first bytes. */
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file for a form field: a workbook of products for an import, otherwise a document. */
export function sampleFile(field: string): FileValue {
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
