import { type Pdf, plain } from '#server/documents/pdf/pdf.ts';

const INK = '#26343d';
const QUIET = '#5b6b74';
const BRAND = '#0b7a75';
const WARNING = '#b4552d';
const LABEL_WIDTH = 150;

/** What a sample of a registration certificate says. */
export interface Certificate {
  /** «РЗН 2019/8431». */
  number: string;
  /** «05.03.2019». */
  issued: string;
  /** «05.03.2029»; null without an end. */
  validUntil: string | null;
  productName: string;
  /** Brand and country, as far as known. */
  manufacturer: string;
}

/** Draws a certificate on the first page: a document to file that says plainly that it is a sample. */
export function drawCertificate(pdf: Pdf, certificate: Certificate): void {
  const { width, height, margins } = pdf.page;
  const [left, inner] = [margins.left, width - margins.left - margins.right];
  pdf
    .lineWidth(2)
    .roundedRect(28, 28, width - 56, height - 56, 10)
    .stroke(BRAND);
  const centered = (text: string, size: number, color: string, font = 'regular') =>
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(plain(text), left, undefined, { width: inner, align: 'center' });
  pdf.y = 84;
  centered('Регистрационное удостоверение', 22, INK, 'bold');
  centered('на медицинское изделие', 14, INK);
  pdf.moveDown(1);
  centered(`№ ${certificate.number}`, 24, BRAND, 'bold');
  pdf.moveDown(0.6);
  centered('Демонстрационный образец. Не является документом', 12, WARNING);
  pdf.moveDown(2.5);
  for (const [label, value] of rowsOf(certificate)) {
    const top = pdf.y;
    pdf
      .font('regular')
      .fontSize(11)
      .fillColor(QUIET)
      .text(label, left, top, { width: LABEL_WIDTH });
    pdf
      .fillColor(INK)
      .text(plain(value), left + LABEL_WIDTH, top, { width: inner - LABEL_WIDTH })
      .moveDown(0.8);
  }
}

function rowsOf(certificate: Certificate): [string, string][] {
  const { productName, manufacturer, number, issued, validUntil } = certificate;
  return [
    ['Медицинское изделие', productName],
    ['Производитель', manufacturer || 'не указан'],
    ['Номер', number],
    ['Дата регистрации', issued],
    ['Срок действия', validUntil === null ? 'бессрочно' : `до ${validUntil}`],
  ];
}
