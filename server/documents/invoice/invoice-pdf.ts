import type { components } from '#generated/server/operations.ts';
import type { SellerConfig } from '#server/config/config.ts';
import type { PaperLine } from '#server/documents/paper-lines.ts';
import {
  longDay,
  moneyCell,
  numericDay,
  rateCell,
  taxNumbers,
} from '#server/documents/paper-text.ts';
import { numberPages, openPdf, type Pdf, pdfBytes, plain } from '#server/documents/pdf/pdf.ts';
import { type Column, PdfTable } from '#server/documents/pdf/pdf-table.ts';
import { drawSignature, ensureRoom } from '#server/documents/pdf/signature.ts';
import { sumInWords } from '#server/documents/sum-in-words.ts';
import { splitVat } from '#server/pricing/vat.ts';
import { vatLabel, withoutVat } from '#src/lib/labels/vat-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { drawCode } from './draw-code.ts';
import { paymentCode } from './payment-code.ts';

/** Money in kopecks. */
export interface Invoice {
  number: string;
  date: Date;
  seller: SellerConfig;
  buyer: components['schemas']['Partner'];
  contractNumber: string | null;
  /** Days by which the contract defers the payment; 0 without. */
  paymentDelayDays: number;
  /** Goods and services, including delivery. */
  lines: readonly PaperLine[];
  total: number;
}

const MARGIN = 40;
const WIDTH = 515;
/** Size of the payment QR code; a phone can scan it from paper at this size. */
const CODE_SIZE = 116;
/** The block below the table is not split across pages. */
const FOOT_HEIGHT = 190;

const columns: readonly Column[] = [
  { title: '№', width: 24, align: 'center' },
  { title: 'Товар', width: 189, align: 'left' },
  { title: 'Кол-во', width: 44, align: 'right' },
  { title: 'Цена', width: 66, align: 'right' },
  { title: 'НДС', width: 48, align: 'center' },
  { title: 'Сумма НДС', width: 66, align: 'right' },
  { title: 'Сумма с НДС', width: 78, align: 'right' },
];

/** «Без НДС», or each rate with its sum: «В том числе НДС 22 %: 1 234,50 ₽». */
function vatTexts(lines: readonly PaperLine[]): string[] {
  const shares = splitVat(lines).filter(({ amount }) => amount > 0);
  if (shares.every(({ vatRate }) => vatRate === null)) return [withoutVat];
  return shares.map(
    ({ vatRate, amount, vat }) =>
      `${vatLabel(vatRate)}: ${formatMoney(vatRate === null ? amount : vat)}`,
  );
}

/** Short, because every character makes the QR code denser. */
function purposeOf({ number, date, lines }: Invoice): string {
  const vat = lines.reduce((sum, line) => sum + line.vat, 0);
  const isTaxed = lines.some(({ vatRate }) => vatRate !== null);
  const tax = isTaxed ? `в том числе НДС ${(vat / 100).toFixed(2)} руб.` : 'без НДС';
  return `Оплата по счёту № ${number} от ${numericDay(date)}, ${tax}`;
}

function drawCodeBeside(pdf: Pdf, invoice: Invoice): void {
  const { seller, total } = invoice;
  const code = paymentCode({ seller, sum: total, purpose: purposeOf(invoice) });
  if (code === null) return;
  const [x, y] = [MARGIN + WIDTH - CODE_SIZE, MARGIN];
  drawCode(pdf, code, x, y, CODE_SIZE);
  pdf
    .font('regular')
    .fontSize(7)
    .fillColor('black')
    .text('Оплата по QR-коду в приложении банка', x, y + CODE_SIZE, {
      width: CODE_SIZE,
      align: 'center',
    });
}

function drawParties(pdf: Pdf, invoice: Invoice): void {
  const { seller, buyer, number, date, contractNumber } = invoice;
  drawCodeBeside(pdf, invoice);
  const beside = WIDTH - CODE_SIZE - 12;
  const line = (text: string, width = WIDTH) => pdf.text(plain(text), MARGIN, undefined, { width });
  pdf.font('regular').fontSize(9);
  pdf.y = MARGIN;
  line(`Получатель: ${seller.name}, ${taxNumbers(seller)}`, beside);
  line(`Банк: ${seller.bank}`, beside);
  line(`БИК ${seller.bic}`, beside);
  line(`Корр. счёт ${seller.correspondentAccount}`, beside);
  line(`Счёт ${seller.account}`, beside);
  line(`Назначение платежа: ${purposeOf(invoice)}`, beside);
  pdf.y = Math.max(pdf.y, MARGIN + CODE_SIZE + 24);
  pdf.font('bold').fontSize(16);
  line(`Счёт на оплату № ${number} от ${longDay(date)}`);
  pdf.moveDown(0.5).font('regular').fontSize(10);
  line(`Поставщик: ${seller.name}, ${taxNumbers(seller)}, ${seller.address}`);
  line(`Покупатель: ${buyer.name}, ${taxNumbers(buyer)}`);
  if (contractNumber !== null) line(`Основание: договор ${contractNumber}`);
  pdf.moveDown(0.8);
}

function drawLines(pdf: Pdf, { lines, total }: Invoice): void {
  const table = new PdfTable(pdf, columns, 8.5);
  for (const [index, line] of lines.entries()) {
    const { name, vendorCode, unit, quantity, price, amount, vatRate, vat } = line;
    table.row([
      String(index + 1),
      vendorCode === '' ? name : `${name}, арт. ${vendorCode}`,
      unit === null ? String(quantity) : `${quantity} ${unit.name}`,
      moneyCell(price),
      rateCell(vatRate),
      vatRate === null ? '–' : moneyCell(vat),
      moneyCell(amount),
    ]);
  }
  const vat = lines.reduce((sum, line) => sum + line.vat, 0);
  const isTaxed = lines.some(({ vatRate }) => vatRate !== null);
  table.row([
    { text: 'Итого', span: 5, bold: true },
    { text: isTaxed ? moneyCell(vat) : '–', bold: true },
    { text: moneyCell(total), bold: true },
  ]);
}

function drawTotal(pdf: Pdf, { total, lines, paymentDelayDays }: Invoice): void {
  const line = (text: string, align: 'left' | 'right' = 'left') =>
    pdf.text(plain(text), MARGIN, undefined, { width: WIDTH, align });
  pdf.moveDown(0.7).font('bold').fontSize(12);
  line(`Всего к оплате: ${formatMoney(total)}`, 'right');
  pdf.font('regular').fontSize(9);
  for (const text of vatTexts(lines)) line(text, 'right');
  pdf.moveDown(0.7);
  line(`Всего наименований ${lines.length}, на сумму ${formatMoney(total)}`);
  pdf.font('bold').fontSize(10);
  line(sumInWords(total));
  pdf.moveDown(0.5).font('regular').fontSize(9);
  const prices = lines.every(({ vatRate }) => vatRate === null)
    ? 'Суммы строк указаны'
    : 'Цены и суммы указаны с НДС, суммы строк –';
  const term =
    paymentDelayDays > 0
      ? `Отсрочка платежа по договору – ${countOf(paymentDelayDays, ['день', 'дня', 'дней'])}`
      : 'Счёт действителен пять рабочих дней';
  line(`${prices} с учётом скидок. ${term}.`);
}

function drawSignatures(pdf: Pdf, { seller }: Invoice): void {
  pdf.moveDown(2);
  const place = { x: MARGIN, labelWidth: 100, signWidth: 130, nameWidth: 150 };
  drawSignature(pdf, { ...place, label: 'Руководитель', name: seller.director });
  pdf.moveDown(1);
  drawSignature(pdf, { ...place, label: 'Бухгалтер', name: seller.accountant });
  pdf.fontSize(9).text('М. П.', MARGIN + WIDTH - 90, pdf.y - 24, { width: 90, align: 'center' });
}

/** An invoice for printing and paying: A4, one or more pages, with the font embedded. */
export async function drawInvoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const { number, date } = invoice;
  const title = `Счёт ${number}`;
  const pdf = openPdf({ title, date, layout: 'portrait', margin: MARGIN });
  drawParties(pdf, invoice);
  drawLines(pdf, invoice);
  ensureRoom(pdf, FOOT_HEIGHT);
  drawTotal(pdf, invoice);
  drawSignatures(pdf, invoice);
  numberPages(pdf, title);
  return pdfBytes(pdf);
}
