import { expect, it } from 'vitest';
import { parsePromoCodesSearch } from './promo-codes-search.ts';

it('promo codes: an unknown tab is the default one and is named', () => {
  expect(parsePromoCodesSearch({ tab: 'used' })).toEqual({ tab: 'used', invalid: undefined });
  expect(parsePromoCodesSearch({ tab: 'available' })).toEqual({
    tab: undefined,
    invalid: ['tab=available'],
  });
});
