import { type Pdf, plain } from './pdf.ts';

/** Opens a page unless so many points are left on this one. */
export function ensureRoom(pdf: Pdf, height: number): void {
  const { page } = pdf;
  if (pdf.y + height > page.height - page.margins.bottom) pdf.addPage();
}

export interface Signature {
  label: string;
  /** Printed on the line; null leaves it to be filled by hand. */
  name: string | null;
  /** Position, also that of the signer on its line; null leaves no line for it. */
  position?: string | null;
  x: number;
  labelWidth: number;
  signWidth: number;
  nameWidth: number;
  /** Points. */
  size?: number;
}

const GAP = 8;

function drawLine(pdf: Pdf, x: number, y: number, width: number, caption: string): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke('black');
  pdf.fontSize(6).text(caption, x, y + 1, { width, align: 'center', lineBreak: false });
}

/** A line to be signed, with the signer's name beside it where it is known. */
export function drawSignature(pdf: Pdf, signature: Signature): void {
  const { label, name, position, x, labelWidth, signWidth, nameWidth, size = 9 } = signature;
  pdf.font('regular').fontSize(size);
  const top = pdf.y;
  const height = pdf.heightOfString(plain(label), { width: labelWidth });
  pdf.text(plain(label), x, top, { width: labelWidth });
  const base = top + Math.max(height, size * 1.3);
  let left = x + labelWidth + GAP;
  if (position !== undefined) {
    if (position !== null) {
      pdf
        .fontSize(size)
        .text(position, left, base - size * 1.3, { width: nameWidth, align: 'center' });
    }
    drawLine(pdf, left, base, nameWidth, '(должность)');
    left += nameWidth + GAP;
  }
  drawLine(pdf, left, base, signWidth, '(подпись)');
  left += signWidth + GAP;
  if (name !== null) {
    pdf
      .fontSize(size)
      .text(plain(name), left, base - size * 1.3, { width: nameWidth, align: 'center' });
  }
  drawLine(pdf, left, base, nameWidth, '(ф. и. о.)');
  pdf.x = x;
  pdf.y = base + 9;
}
