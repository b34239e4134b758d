import { circle, path, rect, stroke, text } from './svg.ts';

const INK = '#26343d';
const FAINT = '#c4d0d6';

/**
 * The scan behind a demo registration certificate: a page that says plainly that it is a sample.
 * @param number as printed on the product: `2019/8431`
 */
export function drawCertificate(number: string): string {
  const lines = [450, 484, 518, 552, 586, 620, 654].map((y, index) =>
    rect(96, y, index % 3 === 2 ? 260 : 402, 10, 5, FAINT),
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842" viewBox="0 0 595 842">' +
    rect(0, 0, 595, 842, 0, '#fdfcf8') +
    rect(28, 28, 539, 786, 10, 'none', 'stroke="#0b7a75" stroke-width="3"') +
    rect(38, 38, 519, 766, 6, 'none', 'stroke="#9cc9c6" stroke-width="1.5"') +
    circle(297, 132, 46, '#0b7a75') +
    path('M288 102h18v21h21v18h-21v21h-18v-21h-21v-18h21Z', '#fff') +
    text('РЕГИСТРАЦИОННОЕ УДОСТОВЕРЕНИЕ', 297, 226, 22, INK) +
    text('на медицинское изделие', 297, 258, 16, INK) +
    text(`№ РЗН ${number}`, 297, 316, 30, '#0b7a75', 420) +
    text('Демонстрационный образец', 297, 366, 17, '#b4552d') +
    text('Не является документом', 297, 392, 14, '#b4552d') +
    lines.join('') +
    stroke('M360 742q24-44 40-6t34-12t38 4t28-10', '#2f5fa8', 3) +
    circle(150, 742, 44, 'none', 'stroke="#2f5fa8" stroke-width="3" opacity=".55"') +
    circle(150, 742, 33, 'none', 'stroke="#2f5fa8" stroke-width="1.5" opacity=".55"') +
    '</svg>'
  );
}
