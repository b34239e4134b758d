import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#tests/support/pdf-text.ts';
import { sampleLines, sampleSeller } from '#tests/support/records/papers.ts';
import { drawInvoicePdf, type Invoice } from './invoice-pdf.ts';

function invoiceOf(count: number): Invoice {
  const lines = sampleLines(count);
  return {
    number: 'Д-240501',
    date: new Date('2026-03-12T09:41:00.000Z'),
    seller: sampleSeller,
    buyer: { id: 'p', name: 'ООО «Белая линия»', inn: '7707083893', kpp: null },
    contractNumber: 'ИМ-2025/118',
    paymentDelayDays: 0,
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

describe('invoice', () => {
  it('shows VAT by line and in total, the amount in words, and the signatories', async () => {
    const [text = ''] = readPdf(await drawInvoicePdf(invoiceOf(3))).pages;
    expect(text).toContain('Счёт на оплату № Д-240501 от 12 марта 2026');
    for (const part of ['22 %', '10 %', 'без НДС', '165 540,98', '248 995,53', '2 754 000,00']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('В том числе НДС 10 %: 83 454,55');
    expect(text).toContain('Не облагается НДС: 918 000');
    expect(text.replaceAll('\n', ' ')).toContain(
      'Два миллиона семьсот пятьдесят четыре тысячи рублей 00 копеек',
    );
    for (const part of [
      'Руководитель',
      'Образцов О. О.',
      'Бухгалтер',
      'Примерова П. П.',
      'М. П.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows «Без НДС» when no product has VAT', async () => {
    const lines = invoiceOf(3).lines.filter(({ vatRate }) => vatRate === null);
    const [text = ''] = readPdf(await drawInvoicePdf({ ...invoiceOf(3), lines })).pages;
    expect(text).toContain('Без НДС');
    expect(text).not.toContain('В том числе');
    expect(text).not.toContain('указаны с НДС');
  });

  it('states the deferral of the contract instead of its own term', async () => {
    const textOf = async (paymentDelayDays: number) => {
      const { pages } = readPdf(await drawInvoicePdf({ ...invoiceOf(1), paymentDelayDays }));
      return pages.join(' ').replaceAll(/\s/g, ' ');
    };
    expect(await textOf(0)).toContain('Счёт действителен пять рабочих дней');
    const deferred = await textOf(14);
    expect(deferred).toContain('Отсрочка платежа по договору – 14 дней');
    expect(deferred).not.toContain('пять рабочих дней');
  });

  it('contains the payment as a QR code with an empty margin around it', async () => {
    const { rectangles } = readPdf(await drawInvoicePdf(invoiceOf(1)));
    const squares = (rectangles[0] ?? []).filter(
      ([, , width = 0, height = 0]) => width === height && width < 4,
    );
    const { data, size } = encode(
      'ST00012|Name=ООО «Образец»|PersonalAcc=40702810000000000000|BankName=АО «Банк»|' +
        'BIC=044500000|CorrespAcc=30101810000000000000|Sum=91800000|' +
        'Purpose=Оплата по счёту № Д-240501 от 12.03.2026, в том числе НДС 165540.98 руб.|' +
        'PayeeINN=7700000000|KPP=770001001',
      { ecc: 'M', border: 4 },
    );
    const side = squares[0]?.[2] ?? 1;
    const [left, top] = [439, 40];
    const drawn = squares.map(
      ([x = 0, y = 0]) => `${Math.round((x - left) / side)} ${Math.round((y - top) / side)}`,
    );
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : [])));
    expect(side * size).toBeCloseTo(116, 0);
    expect(drawn).toEqual(dark);
  });

  it('has no QR code when the seller’s account number is invalid', async () => {
    const seller = { ...sampleSeller, account: 'нет' };
    const [text = ''] = readPdf(await drawInvoicePdf({ ...invoiceOf(1), seller })).pages;
    expect(text).not.toContain('QR');
  });

  it('has as many pages as the lines need, with the font embedded', async () => {
    const bytes = await drawInvoicePdf(invoiceOf(60));
    const { pages } = readPdf(bytes);
    expect(pages.length).toBeGreaterThan(2);
    expect(Buffer.from(bytes).toString('latin1')).toContain('GolosText');
    for (const page of pages.slice(0, -1)) expect(page).toContain('Сумма с НДС');
    expect(pages.at(-1)).toContain(`лист ${pages.length} из ${pages.length}`);
  });
});
