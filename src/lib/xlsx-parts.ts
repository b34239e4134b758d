import { moscowDay } from './dates/moscow-day.ts';

/** A calendar day, `yyyy-mm-dd`. */
interface DayCell {
  day: string;
}

/** A change that spreadsheets show in percent with its sign and sort as a number: 0.12 is «+12 %». */
interface ChangeCell {
  change: number;
}

/** A cell of a table; null is empty. */
export type Cell = string | number | DayCell | ChangeCell | null;

const DAY_MS = 86_400_000;
/** Spreadsheets count days from 30 December 1899. */
const EPOCH_DAY = 25_569;
/** Indices of the cell formats of days and changes in `styles.xml`. */
const DAY_FORMAT = 1;
const CHANGE_FORMAT = 2;

/** An ISO date or time as a day, by Moscow time like `formatDate`. */
export function dayCell(iso: string): DayCell {
  return { day: moscowDay(new Date(iso)) };
}

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
  if (typeof cell === 'object' && 'change' in cell) {
    return `<c s="${CHANGE_FORMAT}"><v>${cell.change}</v></c>`;
  }
  if (typeof cell === 'object') {
    return `<c s="${DAY_FORMAT}"><v>${Date.parse(cell.day) / DAY_MS + EPOCH_DAY}</v></c>`;
  }
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

// The format requires a font, two fills and a border even of a workbook that uses none.
const styles = `${HEAD}<styleSheet xmlns="${SHEET}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="+0\\ %;\\-0\\ %;0\\ %"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A sheet of an XLSX. */
export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  /** Widths of the columns, in characters. */
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
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(
      listed.map(({ place, rows, widths }) => [
        `xl/worksheets/sheet${place}.xml`,
        sheetXml(rows, widths),
      ]),
    ),
  };
}
