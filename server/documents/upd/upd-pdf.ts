import type { SellerConfig } from '#server/config/config.ts';
import type { PaperLine } from '#server/documents/paper-lines.ts';
import { moneyCell, rateCell } from '#server/documents/paper-text.ts';
import { numberPages, openPdf, type Pdf, pdfBytes } from '#server/documents/pdf/pdf.ts';
import { type Column, PdfTable } from '#server/documents/pdf/pdf-table.ts';
import { countryCode } from './country-codes.ts';
import { drawUpdFoot } from './upd-foot.ts';
import { drawUpdHead } from './upd-head.ts';

/** A company as a paper names it. */
export interface PaperParty {
  name: string;
  inn: string;
  kpp: string | null;
  /** Null where it is not known. */
  address: string | null;
}

/** A universal transfer document of status 1: an invoice for VAT and a deed of transfer in one. */
export interface Upd {
  number: string;
  /** The day of the shipment. */
  date: Date;
  seller: SellerConfig;
  buyer: PaperParty;
  /** Who receives the goods and where. */
  consignee: string;
  /** What the goods are given for: a contract, an order. */
  basis: string;
  /** Weight, number of places; '' for nothing. */
  cargo: string;
  lines: readonly PaperLine[];
}

const UPD_MARGIN = 24;
const NONE = '–';

/**
 * Columns of the form, with its texts; 12–14 are printed only for traceable goods (rules of filling
 * in an invoice, 2(2)), which are not sold.
 */
const columns: readonly Column[] = [
  { title: 'Код товара / работ, услуг', mark: 'А', width: 52, align: 'left' },
  { title: '№ п/п', mark: '1', width: 20, align: 'center' },
  {
    title:
      'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права',
    mark: '1а',
    width: 126,
    align: 'left',
  },
  { title: 'Код вида товара', mark: '1б', width: 28, align: 'center' },
  { title: 'код', group: 'Единица измерения', mark: '2', width: 24, align: 'center' },
  {
    title: 'условное обозначение (национальное)',
    group: 'Единица измерения',
    mark: '2а',
    width: 50,
    align: 'center',
  },
  { title: 'Количество (объём)', mark: '3', width: 40, align: 'right' },
  { title: 'Цена (тариф) за единицу измерения', mark: '4', width: 54, align: 'right' },
  {
    title: 'Стоимость товаров (работ, услуг), имущественных прав без налога – всего',
    mark: '5',
    width: 60,
    align: 'right',
  },
  { title: 'В том числе сумма акциза', mark: '6', width: 36, align: 'center' },
  { title: 'Налоговая ставка', mark: '7', width: 36, align: 'center' },
  { title: 'Сумма налога, предъявляемая покупателю', mark: '8', width: 54, align: 'right' },
  {
    title: 'Стоимость товаров (работ, услуг), имущественных прав с налогом – всего',
    mark: '9',
    width: 60,
    align: 'right',
  },
  {
    title: 'цифровой код',
    group: 'Страна происхождения товара',
    mark: '10',
    width: 36,
    align: 'center',
  },
  {
    title: 'краткое наименование',
    group: 'Страна происхождения товара',
    mark: '10а',
    width: 48,
    align: 'center',
  },
  {
    title:
      'Регистрационный номер декларации на товары или регистрационный номер партии товара, подлежащего прослеживаемости',
    mark: '11',
    width: 70,
    align: 'center',
  },
];

function drawLine(table: PdfTable, index: number, line: PaperLine): void {
  const { name, vendorCode, unit, quantity, amount, vatRate, vat, country } = line;
  const untaxed = amount - vat;
  // The form requests the origin of foreign goods alone.
  const origin = country === 'Россия' ? null : country;
  table.row([
    vendorCode === '' ? NONE : vendorCode,
    String(index + 1),
    name,
    NONE,
    unit?.code ?? NONE,
    unit?.name ?? NONE,
    unit === null ? NONE : String(quantity),
    unit === null ? NONE : moneyCell(untaxed / quantity),
    moneyCell(untaxed),
    'без акциза',
    rateCell(vatRate),
    vatRate === null ? 'без НДС' : moneyCell(vat),
    moneyCell(amount),
    (origin && countryCode(origin)) ?? NONE,
    origin ?? NONE,
    NONE,
  ]);
}

function drawLines(pdf: Pdf, lines: readonly PaperLine[]): void {
  const table = new PdfTable(pdf, columns, 6.5);
  for (const [index, line] of lines.entries()) drawLine(table, index, line);
  const sum = (pick: (line: PaperLine) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const isTaxed = lines.some(({ vatRate }) => vatRate !== null);
  table.row([
    { text: 'Всего к оплате (9)', span: 8, bold: true },
    { text: moneyCell(sum(({ amount, vat }) => amount - vat)), bold: true },
    { text: 'Х', span: 2 },
    { text: isTaxed ? moneyCell(sum(({ vat }) => vat)) : 'без НДС', bold: true },
    { text: moneyCell(sum(({ amount }) => amount)), bold: true },
    { text: '', span: 3 },
  ]);
}

/** The document as a PDF: A4 across, as many pages as the lines take. */
export async function drawUpdPdf(upd: Upd): Promise<Uint8Array<ArrayBuffer>> {
  const title = `УПД ${upd.number}`;
  const pdf = openPdf({ title, date: upd.date, layout: 'landscape', margin: UPD_MARGIN });
  drawUpdHead(pdf, upd);
  drawLines(pdf, upd.lines);
  drawUpdFoot(pdf, upd);
  numberPages(pdf, title);
  return pdfBytes(pdf);
}
