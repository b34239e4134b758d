import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface PdfOptions {
  title: string;
  date: Date;
  layout: 'portrait' | 'landscape';
  /** Points on every side. */
  margin: number;
}

function fontPath(file: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/golos-text/${file}`));
}

/** An empty A4 document with its typeface inside: `regular` and `bold`. */
export function openPdf({ title, date, layout, margin }: PdfOptions): Pdf {
  const regular = fontPath('400Regular/GolosText_400Regular.ttf');
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin,
    lang: 'ru',
    // Pages are numbered when it is known how many there are.
    bufferPages: true,
    info: { Title: title, CreationDate: date },
    // Set before anything is written: without it the built-in font, which has no Cyrillic, is put in.
    font: regular,
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', fontPath('600SemiBold/GolosText_600SemiBold.ttf'));
  return pdf;
}

/** Non-breaking spaces of any width are one glyph here. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

/** Writes `title, page 2 of 3` at the foot of every page of a document that has more than one. */
export function numberPages(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const { width, height, margins } = pdf.page;
    const { bottom } = margins;
    // Text below the margin would open a page of its own.
    margins.bottom = 0;
    pdf
      .font('regular')
      .fontSize(7)
      .text(`${title}, лист ${index - start + 1} из ${count}`, margins.left, height - bottom + 6, {
        width: width - margins.left - margins.right,
        align: 'right',
        lineBreak: false,
      });
    margins.bottom = bottom;
  }
}

/** Ends the document. */
export function pdfBytes(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    pdf.on('error', reject);
    pdf.end();
  });
}
