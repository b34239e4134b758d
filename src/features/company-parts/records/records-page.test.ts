import { describe, expect, it } from 'vitest';
import { pageOfRecords } from './records-page.ts';

const many = Array.from({ length: 120 }, (_, index) => `Метка ${index + 1}`);
const same = (text: string) => text;

describe('records of a page', () => {
  it('are the first fifty by default', () => {
    const { items, paging } = pageOfRecords(many, {}, same);
    expect([items.length, items[0], paging.total]).toEqual([50, 'Метка 1', 120]);
  });

  it('contain every typed word, whatever the case and ё', () => {
    const streets = ['г Москва, ул Берёзовая', 'г Казань, ул Березовая', 'г Москва, ул Лесная'];
    expect(pageOfRecords(streets, { text: ' БЕРЕЗОВАЯ москва ' }, same).items).toEqual([
      'г Москва, ул Берёзовая',
    ]);
  });

  it('are those of the last page when the page is beyond it', () => {
    const { items, paging } = pageOfRecords(many, { page: 9 }, same);
    expect([items.length, paging.page]).toEqual([20, 3]);
    expect(pageOfRecords([], { page: 2 }, same).paging.page).toBe(1);
  });
});
