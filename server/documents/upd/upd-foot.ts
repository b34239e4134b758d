import { invoiceEdition } from '#server/documents/invoice-edition.ts';
import { longDay, taxNumbers } from '#server/documents/paper-text.ts';
import { type Pdf, plain } from '#server/documents/pdf/pdf.ts';
import { drawSignature, ensureRoom } from '#server/documents/pdf/signature.ts';
import type { Upd } from './upd-pdf.ts';

/** The block below the table is not split across pages. */
const HEIGHT = 252;
const SIZE = 7;
const GAP = 14;

interface Place {
  x: number;
  width: number;
}

function drawFact(pdf: Pdf, { x, width }: Place, label: string, value: string, mark: string): void {
  const top = pdf.y;
  pdf.font('regular').fontSize(SIZE);
  const text = `${label} ${value}`;
  const height = pdf.heightOfString(plain(text), { width: width - 26 });
  pdf.text(plain(text), x, top, { width: width - 26 });
  pdf.text(`[${mark}]`, x + width - 24, top, { width: 24, align: 'right' });
  pdf
    .moveTo(x, top + height)
    .lineTo(x + width - 26, top + height)
    .lineWidth(0.4)
    .stroke('black');
  pdf.y = top + height + 4;
}

/** The signatories of the invoice. */
function drawInvoiceSignatures(pdf: Pdf, { seller, date }: Upd, { x, width }: Place): void {
  const half = (width - GAP) / 2;
  const shape = { labelWidth: 150, signWidth: 80, nameWidth: 110, size: SIZE };
  const top = pdf.y;
  const head = 'Руководитель организации или иное уполномоченное лицо';
  drawSignature(pdf, { ...shape, x, label: head, name: seller.director });
  const end = pdf.y;
  pdf.y = top;
  const chief = 'Главный бухгалтер или иное уполномоченное лицо';
  drawSignature(pdf, { ...shape, x: x + half + GAP, label: chief, name: seller.accountant });
  pdf.y = Math.max(pdf.y, end) + 2;
  const single = 'Индивидуальный предприниматель или иное уполномоченное лицо';
  drawSignature(pdf, { ...shape, x, label: single, name: null });
  const after = pdf.y;
  const base = after - 9;
  const caption = invoiceEdition(date).entrepreneur;
  pdf
    .moveTo(x + half + GAP, base)
    .lineTo(x + width, base)
    .lineWidth(0.5)
    .stroke('black');
  pdf.fontSize(6).text(`(${caption})`, x + half + GAP, base + 1, { width: half, align: 'center' });
  pdf.y = Math.max(after, pdf.y) + 4;
}

/** One side of the transfer: signatory, date, remarks and organization. */
interface Side {
  title: string;
  marks: readonly [sign: string, day: string, notes: string, responsible: string, maker: string];
  day: string;
  dayLabel: string;
  notesLabel: string;
  maker: string;
  position: string | null;
  name: string | null;
}

function drawSide(pdf: Pdf, side: Side, place: Place): void {
  const [sign, day, notes, responsible, maker] = side.marks;
  const { x, width } = place;
  const shape = { x, labelWidth: 114, signWidth: 70, nameWidth: 90, size: SIZE };
  drawSignature(pdf, {
    ...shape,
    label: `${side.title} [${sign}]`,
    position: side.position,
    name: side.name,
  });
  pdf.y += 2;
  drawFact(pdf, { x, width }, side.dayLabel, side.day, day);
  drawFact(pdf, { x, width }, side.notesLabel, '', notes);
  drawSignature(pdf, {
    ...shape,
    label: `Ответственный за правильность оформления факта хозяйственной жизни [${responsible}]`,
    position: side.position,
    name: side.name,
  });
  pdf.y += 2;
  const label = 'Наименование экономического субъекта – составителя документа:';
  drawFact(pdf, { x, width }, label, side.maker, maker);
  pdf
    .font('regular')
    .fontSize(SIZE)
    .text('М. П.', x, pdf.y + 4);
}

function sidesOf({ seller, buyer, date }: Upd): [Side, Side] {
  return [
    {
      title: 'Товар (груз) передал / услуги, результаты работ, права сдал',
      marks: ['10', '11', '12', '13', '14'],
      dayLabel: 'Дата отгрузки, передачи (сдачи):',
      day: longDay(date),
      notesLabel: 'Иные сведения об отгрузке, передаче:',
      maker: `${seller.name}, ${taxNumbers(seller)}`,
      position: seller.director === null ? null : 'Руководитель',
      name: seller.director,
    },
    {
      title: 'Товар (груз) получил / услуги, результаты работ, права принял',
      marks: ['15', '16', '17', '18', '19'],
      dayLabel: 'Дата получения (приёмки):',
      day: '«___» ______________ 20___ г.',
      notesLabel: 'Иные сведения о получении, приёмке:',
      maker: `${buyer.name}, ${taxNumbers(buyer)}`,
      position: null,
      name: null,
    },
  ];
}

/** The block below the table: signatures of the invoice, the transfer, both its sides. */
export function drawUpdFoot(pdf: Pdf, upd: Upd): void {
  pdf.y += 6;
  ensureRoom(pdf, HEIGHT);
  const { margins, width } = pdf.page;
  const place = { x: margins.left, width: width - margins.left - margins.right };
  const { count } = pdf.bufferedPageRange();
  pdf.font('regular').fontSize(SIZE);
  pdf.text(`Документ составлен на листах: ${count}`, place.x, pdf.y, { width: place.width });
  pdf.y += 4;
  drawInvoiceSignatures(pdf, upd, place);
  drawFact(pdf, place, 'Основание передачи (сдачи) / получения (приёмки):', upd.basis, '8');
  drawFact(pdf, place, 'Данные о транспортировке и грузе:', upd.cargo, '9');
  pdf.y += 4;
  const half = (place.width - GAP) / 2;
  const top = pdf.y;
  const [giver, taker] = sidesOf(upd);
  drawSide(pdf, giver, { x: place.x, width: half });
  pdf.y = top;
  drawSide(pdf, taker, { x: place.x + half + GAP, width: half });
}
