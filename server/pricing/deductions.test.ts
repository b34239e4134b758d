import { describe, expect, it } from 'vitest';
import type { CodeFacts, CodeTerms, PricedLine } from '#server/pricing/codes/code-terms.ts';
import { computeDeductions, type PricingFacts } from './deductions.ts';

const now = new Date('2026-03-12T09:00:00.000Z');
const lines: readonly PricedLine[] = [
  { productID: 'composite', categoryPath: '/terapiya/kompozity/', quantity: 2, amount: 918_000 },
  { productID: 'gloves', categoryPath: '/rashodniki/', quantity: 3, amount: 267_000 },
  { productID: 'bur', categoryPath: '/terapiya/bory/', quantity: 1, amount: 65_001 },
];

function code(terms: Partial<CodeTerms>, facts: Partial<CodeFacts> = {}): CodeFacts {
  return {
    terms: {
      code: 'VESNA500',
      name: '500 ₽ на весну',
      description: '',
      scope: 'Order',
      percent: null,
      amount: null,
      minAmount: 0,
      categoryPaths: [],
      excludedPaths: [],
      productIDs: [],
      combines: false,
      validFrom: new Date('2026-03-01T00:00:00.000Z'),
      validUntil: new Date('2026-05-31T20:59:59.000Z'),
      totalLimit: null,
      personLimit: null,
      personal: false,
      ...terms,
    },
    used: 0,
    usedByUser: 0,
    isGranted: false,
    ...facts,
  };
}

function price(codes: readonly CodeFacts[], more: Partial<PricingFacts> = {}) {
  return computeDeductions(
    lines,
    {
      chosenCodes: codes.map(({ terms }) => ({ code: terms.code, productID: null })),
      codes: new Map(codes.map((one) => [one.terms.code, one])),
      bonusAction: 'None',
      balance: 0,
      ...more,
    },
    now,
  );
}

const rejections = (deductions: ReturnType<typeof price>) =>
  deductions.codes.map(({ rejection }) => rejection?.reason ?? null);

describe('codes', () => {
  it('of the order are spread over the lines to the kopeck', () => {
    const deductions = price([code({ amount: 50_000 })]);
    const shares = [...deductions.shares.values()].map(({ promo }) => promo);
    expect(deductions.promo).toBe(50_000);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBe(50_000);
    expect(shares).toEqual([36_720, 10_680, 2600]);
  });

  it('of products reduce lines by a percentage or an amount per piece, down to 0', () => {
    const percent = price([code({ scope: 'Product', percent: 10, productIDs: ['composite'] })]);
    expect(percent.promo).toBe(91_800);
    const each = price([code({ scope: 'Product', amount: 70_000, productIDs: ['bur', 'gloves'] })]);
    expect(each.shares.get('bur')?.promo).toBe(65_001);
    expect(each.shares.get('gloves')?.promo).toBe(210_000);
    expect(each.shares.get('composite')?.promo).toBe(0);
  });

  it('respect categories, minimum amounts and dates', () => {
    const notBurs = code({ percent: 10, excludedPaths: ['/terapiya/bory/'] });
    expect(price([notBurs]).shares.get('bur')?.promo).toBe(0);
    expect(price([notBurs]).promo).toBe(118_500);
    expect(rejections(price([code({ amount: 1, minAmount: 2_000_000 })]))).toEqual([
      'PromoCodeNotApplicable',
    ]);
    expect(rejections(price([code({ amount: 1, categoryPaths: ['/hirurgiya/'] })]))).toEqual([
      'PromoCodeNotApplicable',
    ]);
    const over = code({ amount: 1, validUntil: new Date('2026-02-28T20:59:59.000Z') });
    expect(price([over]).codes[0]?.rejection).toEqual({
      reason: 'PromoCodeExpired',
      message: 'Промокод действовал до 28 февраля',
    });
    const early = code({ amount: 1, validFrom: new Date('2026-04-01T00:00:00.000Z') });
    expect(rejections(price([early]))).toEqual(['PromoCodeNotApplicable']);
  });

  it('respect usage limits per user and in total, and grants', () => {
    const once = code({ amount: 1, personLimit: 1, totalLimit: 10 });
    expect(rejections(price([{ ...once, usedByUser: 1 }]))).toEqual(['PromoCodeUsed']);
    expect(rejections(price([{ ...once, used: 10 }]))).toEqual(['PromoCodeUsed']);
    const personal = code({ amount: 1, personal: true });
    expect(rejections(price([personal]))).toEqual(['PromoCodeNotFound']);
    expect(rejections(price([{ ...personal, isGranted: true }]))).toEqual([null]);
  });

  it('conflict unless both allow a combination; the first stays', () => {
    const order = code({ amount: 50_000 });
    const product = code({ code: 'EST10', scope: 'Product', percent: 10 });
    expect(rejections(price([order, product]))).toEqual([null, 'PromoCodesConflict']);
    expect(price([order, product]).codes[1]?.rejection?.message).toBe(
      'Промокод не складывается с VESNA500',
    );
    const friendly = [order, product].map((one) => code({ ...one.terms, combines: true }));
    const both = price(friendly);
    expect(rejections(both)).toEqual([null, null]);
    expect(both.promo).toBe(125_000 + 50_000);
  });

  it('of different products are combined', () => {
    const one = code({ code: 'A', scope: 'Product', percent: 10, productIDs: ['bur'] });
    const two = code({ code: 'B', scope: 'Product', percent: 10, productIDs: ['gloves'] });
    const same = code({ code: 'C', scope: 'Product', percent: 50, productIDs: ['gloves'] });
    expect(rejections(price([one, two, same]))).toEqual([null, null, 'PromoCodesConflict']);
  });
});

describe('bonuses', () => {
  it('pay a part of the amount after codes, spread to the kopeck', () => {
    const deductions = price([code({ amount: 50_001 })], {
      bonusAction: 'Spend',
      balance: 100_000,
    });
    expect(deductions.bonusChoice).toMatchObject({ maxSpend: 3600, spend: 3600, earn: 0 });
    expect(deductions.bonus).toBe(360_000);
    const shares = [...deductions.shares.values()].map(({ bonus }) => bonus);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBe(360_000);
  });

  it('never exceed the balance; an empty one cannot spend', () => {
    expect(price([], { bonusAction: 'Spend', balance: 1250 }).bonus).toBe(125_000);
    expect(price([], { bonusAction: 'Spend', balance: 0 }).bonusChoice).toMatchObject({
      spend: 0,
      allowedActions: ['None', 'Save'],
      reason: 'На счету нет бонусов',
    });
  });

  it('are earned for a part of the amount, but not by a company', () => {
    expect(price([], { bonusAction: 'Save' }).bonusChoice).toMatchObject({ earn: 125, spend: 0 });
    expect(price([], { bonusAction: 'Save', balance: null }).bonusChoice).toBeNull();
  });
});
