import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { components } from '#generated/server/operations.ts';
import type { SellerConfig } from '#server/config.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Money in kopecks. */
export interface InvoiceLine {
  name: string;
  vendorCode: string;
  quantity: number;
  price: number;
  /** After all discounts. */
  amount: number;
}

export interface Invoice {
  number: string;
  date: Date;
  seller: SellerConfig;
  buyer: components['schemas']['Partner'];
  contractNumber: string | null;
  lines: readonly InvoiceLine[];
  delivery: number;
  total: number;
}

const MARGIN = 40;
const WIDTH = 515;
const GAP = 6;
/** Left edges and widths of the columns, points. */
const columns = [
  { title: '№', x: 0, width: 24, align: 'left' },
  { title: 'Товар', x: 28, width: 262, align: 'left' },
  { title: 'Кол-во', x: 294, width: 50, align: 'right' },
  { title: 'Цена', x: 348, width: 80, align: 'right' },
  { title: 'Сумма', x: 432, width: 83, align: 'right' },
] as const;

const day = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

type Doc = InstanceType<typeof PDFDocument>;

function fontPath(file: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/golos-text/${file}`));
}

function openDocument({ number, date }: Invoice): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'ru',
    info: { Title: `Счёт ${number}`, CreationDate: date },
    // Set before anything is written: without it the built-in font, which has no Cyrillic, is put in.
    font: fontPath('400Regular/GolosText_400Regular.ttf'),
  });
  doc.registerFont('regular', fontPath('400Regular/GolosText_400Regular.ttf'));
  doc.registerFont('bold', fontPath('600SemiBold/GolosText_600SemiBold.ttf'));
  return doc;
}

/** Non-breaking spaces of any width are one glyph here. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

function drawParties(doc: Doc, { seller, buyer, number, date, contractNumber }: Invoice): void {
  const line = (text: string) => doc.text(plain(text), MARGIN, undefined, { width: WIDTH });
  doc.font('regular').fontSize(9);
  line(`Получатель: ${seller.name}, ИНН ${seller.inn}, КПП ${seller.kpp}`);
  line(`Банк: ${seller.bank}, БИК ${seller.bic}`);
  line(`Счёт ${seller.account}, корр. счёт ${seller.correspondentAccount}`);
  doc.moveDown(1).font('bold').fontSize(16);
  line(`Счёт на оплату № ${number} от ${day.format(date)}`);
  doc.moveDown(0.5).font('regular').fontSize(10);
  line(`Поставщик: ${seller.name}, ИНН ${seller.inn}, КПП ${seller.kpp}, ${seller.address}`);
  const kpp = buyer.kpp === null ? '' : `, КПП ${buyer.kpp}`;
  line(`Покупатель: ${buyer.name}, ИНН ${buyer.inn}${kpp}`);
  if (contractNumber !== null) line(`Основание: договор ${contractNumber}`);
  doc.moveDown(1);
}

function rule(doc: Doc): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + WIDTH, doc.y)
    .lineWidth(0.5)
    .stroke('#8a979d');
}

/** One row of the table; it goes to the next page whole. */
function drawRow(doc: Doc, cells: readonly string[]): void {
  const heights = columns.map(({ width }, index) =>
    doc.heightOfString(plain(cells[index] ?? ''), { width }),
  );
  const height = Math.max(...heights) + GAP;
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y + GAP / 2;
  for (const [index, { x, width, align }] of columns.entries()) {
    doc.text(plain(cells[index] ?? ''), MARGIN + x, top, { width, align });
  }
  doc.x = MARGIN;
  doc.y = top + height - GAP / 2;
  rule(doc);
}

function drawLines(doc: Doc, { lines, delivery }: Invoice): void {
  doc.font('bold').fontSize(9);
  rule(doc);
  drawRow(
    doc,
    columns.map(({ title }) => title),
  );
  doc.font('regular');
  const rows = lines.map(({ name, vendorCode, quantity, price, amount }) => [
    vendorCode === '' ? name : `${name}, арт. ${vendorCode}`,
    `${quantity} шт.`,
    formatMoney(price),
    formatMoney(amount),
  ]);
  if (delivery > 0) rows.push(['Доставка', '1', formatMoney(delivery), formatMoney(delivery)]);
  for (const [index, row] of rows.entries()) drawRow(doc, [String(index + 1), ...row]);
}

function drawTotal(doc: Doc, { total, lines }: Invoice): void {
  doc.moveDown(0.7).font('bold').fontSize(12);
  doc.text(plain(`Всего к оплате: ${formatMoney(total)}`), MARGIN, undefined, {
    width: WIDTH,
    align: 'right',
  });
  doc.moveDown(0.7).font('regular').fontSize(9);
  const note = `Наименований: ${lines.length}. Суммы строк – с учётом скидок. Счёт действителен пять рабочих дней.`;
  doc.text(plain(note), MARGIN, undefined, { width: WIDTH });
}

/** An invoice for printing and paying: A4, as many pages as it takes, with its typeface inside. */
export function drawInvoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const doc = openDocument(invoice);
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    doc.on('error', reject);
    drawParties(doc, invoice);
    drawLines(doc, invoice);
    drawTotal(doc, invoice);
    doc.end();
  });
}
