import { describe, expect, it } from 'vitest';
import { readPdf } from '#tests/support/pdf-text.ts';
import { sampleLines, sampleSeller } from '#tests/support/records/papers.ts';
import { drawUpdPdf, type Upd } from './upd-pdf.ts';

const upd = (count: number): Upd => ({
  number: 'Д-240501',
  date: new Date('2026-03-12T09:41:00.000Z'),
  seller: sampleSeller,
  buyer: { name: 'ООО «Белая линия»', inn: '7707083893', kpp: '770701001', address: 'г Пермь' },
  consignee: 'ООО «Белая линия», г Пермь, ул Мира, д 1',
  basis: 'договор № ИМ-2025/118',
  cargo: 'масса 12,4 кг',
  lines: sampleLines(count),
});

describe('universal transfer document', () => {
  it('names the parties, every column of a line and the totals', async () => {
    const { pages } = readPdf(await drawUpdPdf(upd(3)));
    expect(pages).toHaveLength(1);
    const text = pages[0] ?? '';
    const parts = [
      'Счёт-фактура № Д-240501 от 12 марта 2026',
      '7700000000/770001001',
      'он же',
      '7707083893/770701001',
      'российский рубль, 643',
      'EST-U-A0',
      '796',
      'шт.',
      '376 229,51',
      '752 459,02',
      '22 %',
      '165 540,98',
      '918 000,00',
      '276',
      'Германия',
      'без НДС',
      '2 505 004,47',
      '248 995,53',
      '2 754 000,00',
      'Документ составлен на листах: 1',
      'Образцов О. О.',
      'договор № ИМ-2025/118',
      'М. П.',
    ];
    for (const part of parts) expect(text).toContain(part);
    expect(text.match(/акциза/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it('names every column as the form does, and the invoices for prepayments since April 2026', async () => {
    const textOf = async (day: string) => {
      const { pages } = readPdf(await drawUpdPdf({ ...upd(1), date: new Date(day) }));
      return pages.join(' ').replaceAll(/\s+/g, ' ');
    };
    const march = await textOf('2026-03-31T20:59:59.000Z');
    for (const title of [
      'Код товара / работ, услуг',
      'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права',
      'Код вида товара',
      'условное обозначение (национальное)',
      'Количество (объём)',
      'Цена (тариф) за единицу измерения',
      'Стоимость товаров (работ, услуг), имущественных прав без налога – всего',
      'В том числе сумма акциза',
      'Налоговая ставка',
      'Сумма налога, предъявляемая покупателю',
      'Стоимость товаров (работ, услуг), имущественных прав с налогом – всего',
      'Страна происхождения товара',
      'Регистрационный номер декларации на товары или регистрационный номер партии товара, подлежащего прослеживаемости',
      'Документ об отгрузке: наименование, №',
      '(реквизиты свидетельства о государственной регистрации индивидуального предпринимателя)',
      'от 16 августа 2024 г. № 1096',
    ]) {
      expect(march).toContain(title);
    }
    expect(march).not.toContain('(5б)');
    const april = await textOf('2026-03-31T21:00:00.000Z');
    expect(april).toContain('К счёту-фактуре (счетам-фактурам), выставленному (выставленным)');
    expect(april).toContain('(5б)');
    expect(april).toContain('(основной государственный регистрационный номер');
    expect(april).toContain('от 23 января 2026 г. № 26');
  });

  it('omits the origin of Russian goods', async () => {
    const lines = sampleLines(1).map((line) => ({ ...line, country: 'Россия' }));
    const [text = ''] = readPdf(await drawUpdPdf({ ...upd(1), lines })).pages;
    expect(text).not.toContain('Россия');
    expect(text).not.toMatch(/^643$/m);
  });

  it('repeats the head of the table on every page and keeps the signatures together', async () => {
    const { pages } = readPdf(await drawUpdPdf(upd(60)));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(0, -1)) expect(page).toContain('1а');
    expect(pages.at(-1)).toContain(`Документ составлен на листах: ${pages.length}`);
    expect(pages.at(-1)).toContain('[19]');
  });
});
