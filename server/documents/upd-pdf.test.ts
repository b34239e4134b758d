import { describe, expect, it } from 'vitest';
import { sampleLines, sampleSeller } from '#tests/support/papers.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
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

  it('repeats the head of the table on every page and keeps the signatures together', async () => {
    const { pages } = readPdf(await drawUpdPdf(upd(60)));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(0, -1)) expect(page).toContain('1а');
    expect(pages.at(-1)).toContain(`Документ составлен на листах: ${pages.length}`);
    expect(pages.at(-1)).toContain('[19]');
  });
});
