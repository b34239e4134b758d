import { expect, it } from 'vitest';
import type { CartItem } from '#generated/api/model/index.ts';
import { lostTags } from './restore-tags.ts';

const line = (id: string, isGift = false) => ({ isGift, product: { id } }) as CartItem;
const tags = [
  { id: 't-1', name: 'Кабинет № 1' },
  { id: null, name: 'Удалённая' },
];

it('lost tags: return with the last line, also beside its gift', () => {
  const order = { items: [line('a'), line('g', true)], tags: [] };
  expect(lostTags(tags, order, ['a'])).toEqual(['t-1']);
  expect(lostTags(undefined, order, ['a'])).toEqual([]);
});

it('lost tags: are none while the cart had other products, or has tags already', () => {
  expect(lostTags(tags, { items: [line('a'), line('b')], tags: [] }, ['a'])).toEqual([]);
  const chosen = [{ id: 't-2', name: 'Кабинет № 2' }];
  expect(lostTags(tags, { items: [line('a')], tags: chosen }, ['a'])).toEqual([]);
});
