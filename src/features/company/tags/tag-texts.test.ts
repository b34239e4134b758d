import { describe, expect, it } from 'vitest';
import { tagDeletion, tagUse } from './tag-texts.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('tag', () => {
  it('says how many orders have it', () => {
    expect([0, 1, 2, 11, 14, 21].map((count) => plain(tagUse(count)))).toEqual([
      'Заказов с ней нет',
      'Отмечен 1 заказ',
      'Отмечено 2 заказа',
      'Отмечено 11 заказов',
      'Отмечено 14 заказов',
      'Отмечен 21 заказ',
    ]);
  });

  it('says before it is deleted how many orders store it as text', () => {
    expect(plain(tagDeletion(14))).toMatch(/^14 заказов сохранят её как текст/);
    expect(plain(tagDeletion(1))).toMatch(/^1 заказ сохранит её как текст/);
  });
});
