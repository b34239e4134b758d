import { describe, expect, it } from 'vitest';
import type { FeedOffer } from '#server/catalog-import/feed/feed-items.ts';
import type { VatRate } from '#server/pricing/vat.ts';
import { readVat } from './vat.ts';

function read(vat: string | null, assumedVat: VatRate = 22): { rate: VatRate; remarks: string[] } {
  const remarks: string[] = [];
  const fields = new Map(vat === null ? [] : [['vat', vat]]);
  const offer: FeedOffer = {
    line: 1,
    id: '1',
    type: '',
    available: '',
    groupID: '',
    fields,
    params: [],
    pictures: [],
    outlets: [],
    xmlErrors: [],
  };
  const rate = readVat(offer, { assumedVat, warn: (_, reason) => remarks.push(reason) });
  return { rate, remarks };
}

describe('the feed’s <vat>', () => {
  it.each([
    ['VAT_22', 22],
    ['VAT_10', 10],
    ['2', 10],
    ['VAT_07', 7],
    ['VAT_05', 5],
    ['VAT_0', 0],
    ['5', 0],
    ['NO_VAT', null],
    ['6', null],
    [' no_vat ', null],
  ])('vat: %s gives %s', (text, rate) => {
    expect(read(text)).toEqual({ rate, remarks: [] });
  });

  it.each(['VAT_20', '7', 'VAT_18', '1'])(
    'vat: %s was the base rate and is remarked on',
    (text) => {
      expect(read(text).rate).toBe(22);
      expect(read(text).remarks).toHaveLength(1);
    },
  );

  it('VAT: uses the default rate when it is absent or invalid', () => {
    expect(read(null, null)).toEqual({ rate: null, remarks: [] });
    expect(read('20 %', 10)).toEqual({
      rate: 10,
      remarks: ['<vat> «20 %» не ставка НДС: принята 10 %'],
    });
  });
});
