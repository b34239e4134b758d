import { invoiceEdition } from '#server/documents/invoice-edition.ts';
import { longDay, taxPair } from '#server/documents/paper-text.ts';
import { type Pdf, plain } from '#server/documents/pdf/pdf.ts';
import type { Upd } from './upd-pdf.ts';

const STATUS_WIDTH = 92;
const GAP = 10;
const LABEL_WIDTH = 118;
const MARK_WIDTH = 20;
const SIZE = 7;

interface Field {
  label: string;
  value: string;
  mark: string;
}

function drawField(
  pdf: Pdf,
  { label, value, mark }: Field,
  x: number,
  width: number,
  labelWidth = LABEL_WIDTH,
): void {
  const top = pdf.y;
  const left = x + labelWidth;
  const room = width - labelWidth - MARK_WIDTH;
  pdf.font('regular').fontSize(SIZE);
  const labelHeight = pdf.heightOfString(label, { width: labelWidth - 4 });
  const height = Math.max(
    pdf.heightOfString(plain(value), { width: room }),
    labelHeight,
    SIZE * 1.3,
  );
  pdf.text(label, x, top, { width: labelWidth - 4 });
  pdf.text(plain(value), left, top, { width: room });
  pdf.text(`(${mark})`, left + room, top, { width: MARK_WIDTH, align: 'right' });
  pdf
    .moveTo(left, top + height)
    .lineTo(left + room, top + height)
    .lineWidth(0.4)
    .stroke('black');
  pdf.y = top + height + 2;
}

function drawStatus(pdf: Pdf, x: number, top: number): void {
  pdf.font('bold').fontSize(9);
  pdf.text('Универсальный передаточный документ', x, top, { width: STATUS_WIDTH });
  pdf.moveDown(0.6).font('regular').fontSize(9);
  const y = pdf.y;
  pdf.text('Статус:', x, y + 2, { width: 40 });
  pdf
    .rect(x + 42, y, 16, 15)
    .lineWidth(0.8)
    .stroke('black');
  pdf.font('bold').text('1', x + 42, y + 2, { width: 16, align: 'center' });
  pdf.font('regular').fontSize(6);
  pdf.text('1 – счёт-фактура и передаточный документ (акт)', x, y + 22, { width: STATUS_WIDTH });
  pdf.text('2 – передаточный документ (акт)', x, undefined, { width: STATUS_WIDTH });
}

function sellerFields({ number, date, seller, consignee, lines }: Upd): Field[] {
  const rows = lines.length === 1 ? '1' : `1–${lines.length}`;
  return [
    { label: 'Продавец:', value: seller.name, mark: '2' },
    { label: 'Адрес:', value: seller.address, mark: '2а' },
    { label: 'ИНН/КПП продавца:', value: taxPair(seller), mark: '2б' },
    { label: 'Грузоотправитель и его адрес:', value: 'он же', mark: '3' },
    { label: 'Грузополучатель и его адрес:', value: consignee, mark: '4' },
    { label: 'К платёжно-расчётному документу №', value: '–', mark: '5' },
    {
      label: 'Документ об отгрузке: наименование, №',
      value: `УПД, № п/п ${rows} № ${number} от ${longDay(date)}`,
      mark: '5а',
    },
  ];
}

function buyerFields({ buyer }: Upd): Field[] {
  return [
    { label: 'Покупатель:', value: buyer.name, mark: '6' },
    { label: 'Адрес:', value: buyer.address ?? '–', mark: '6а' },
    { label: 'ИНН/КПП покупателя:', value: taxPair(buyer), mark: '6б' },
    { label: 'Валюта: наименование, код', value: 'российский рубль, 643', mark: '7' },
    {
      label: 'Идентификатор государственного контракта, договора (соглашения) (при наличии):',
      value: '–',
      mark: '8',
    },
  ];
}

/** The shop gives no invoices for prepayments, so there is none to name. */
function drawPrepayments(pdf: Pdf, x: number, width: number): void {
  const label =
    'К счёту-фактуре (счетам-фактурам), выставленному (выставленным) при получении оплаты, частичной ' +
    'оплаты или иных платежей в счёт предстоящих поставок товаров (выполнения работ, оказания услуг), ' +
    'передачи имущественных прав:';
  drawField(pdf, { label, value: '–', mark: '5б' }, x, width, width * 0.7);
}

/** The block above the table: status, number, parties. */
export function drawUpdHead(pdf: Pdf, upd: Upd): void {
  const { margins, width } = pdf.page;
  const left = margins.left + STATUS_WIDTH + GAP;
  const room = width - margins.right - left;
  const top = pdf.y;
  drawStatus(pdf, margins.left, top);
  const statusEnd = pdf.y;
  pdf.font('regular').fontSize(5.5);
  const edition = invoiceEdition(upd.date);
  const form =
    'Приложение № 1 к постановлению Правительства Российской Федерации от 26 декабря 2011 г. № 1137 ' +
    `(в редакции постановления Правительства Российской Федерации от ${edition.name})`;
  pdf.text(form, left + room - 190, top, { width: 190, align: 'right' });
  pdf.font('bold').fontSize(10);
  pdf.text(`Счёт-фактура № ${upd.number} от ${longDay(upd.date)} (1)`, left, top, {
    width: room - 200,
  });
  pdf
    .font('regular')
    .fontSize(SIZE)
    .text('Исправление № – от – (1а)', left, undefined, { width: room - 200 });
  const fieldsTop = pdf.y + 6;
  const half = (room - GAP) / 2;
  pdf.y = fieldsTop;
  for (const field of sellerFields(upd)) drawField(pdf, field, left, half);
  const sellerEnd = pdf.y;
  pdf.y = fieldsTop;
  for (const field of buyerFields(upd)) drawField(pdf, field, left + half + GAP, half);
  pdf.y = Math.max(sellerEnd, pdf.y);
  if (edition.hasPrepayments) drawPrepayments(pdf, left, room);
  pdf.x = margins.left;
  pdf.y = Math.max(pdf.y, statusEnd) + 6;
}
