/** A cell of a table; null is empty. */
export type Cell = string | number | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Prefixes a text that a spreadsheet might take for a formula with an apostrophe. */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  const text = escapeXml(escapeFormula(cell));
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function sheetXml(rows: readonly (readonly Cell[])[], widths: readonly number[]): string {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}"/>`)
    .join('');
  const body = rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('');
  return `${HEAD}<worksheet xmlns="${SHEET}"><cols>${columns}</cols><sheetData>${body}</sheetData></worksheet>`;
}

/** A sheet of an XLSX. */
export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  /** Of the columns, in characters. */
  widths: readonly number[];
}

/** The files of an XLSX, path → text; zipped they are the workbook. */
export function xlsxParts(sheets: readonly Sheet[]): Record<string, string> {
  const listed = sheets.map((sheet, index) => ({ ...sheet, place: index + 1 }));
  const types = listed.map(
    ({ place }) =>
      `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  const entries = listed.map(
    // The attribute of the format, with which spreadsheets find a sheet.
    ({ name, place }) => `<sheet name="${escapeXml(name)}" sheetId="${place}" r:id="rId${place}"/>`,
  );
  const links = listed.map(
    ({ place }) =>
      `<Relationship Id="rId${place}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${place}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`,
    ...Object.fromEntries(
      listed.map(({ place, rows, widths }) => [
        `xl/worksheets/sheet${place}.xml`,
        sheetXml(rows, widths),
      ]),
    ),
  };
}
