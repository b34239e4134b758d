import { describe, expect, it } from 'vitest';
import type { LineProduct } from './line-products.ts';
import { findProblems, lineAvailability } from './line-rules.ts';

const product: LineProduct = {
  id: '100402',
  marketID: '100402',
  name: 'Бор алмазный шаровидный Граньдент 801 314 014, 5 шт.',
  slug: 'bor-almaznyy-grandent-801-314-014',
  vendorCode: 'GRD-801-014',
  pictures: [],
  price: 65_000,
  priceWithoutDiscount: 65_000,
  vatRate: 22,
  weight: 10,
  stock: 3,
  listed: true,
  available: true,
  saleForbidden: false,
  unavailabilityReason: null,
  unavailableAction: null,
  packSize: 1,
  minQuantity: 1,
  categoryPath: '/terapiya/',
  contractPrice: null,
  isContractPrice: false,
  brandName: 'Граньдент',
  categoryName: 'Боры алмазные',
};
const line = { productID: '100402', quantity: 2, seenPrice: 65_000 };

function codes(change: Partial<LineProduct>, quantity = 2): string[] {
  return findProblems({ ...line, quantity }, { ...product, ...change }).map(({ code }) => code);
}

describe('findProblems', () => {
  it('finds none in a valid line', () => {
    expect(findProblems(line, product)).toEqual([]);
  });

  it('reports a changed price without blocking and lets the buyer accept it', () => {
    expect(findProblems(line, { ...product, price: 70_050 })).toEqual([
      {
        code: 'PriceChanged',
        productID: '100402',
        message: 'Цена изменилась: была 650\u00a0₽, стала 700,50\u00a0₽',
        was: 65_000,
        now: 70_050,
        blocking: false,
        fix: { action: 'AcceptPrice', quantity: 2 },
      },
    ]);
  });

  it('offers the quantity in stock', () => {
    expect(findProblems({ ...line, quantity: 5 }, product)).toEqual([
      {
        code: 'StockReduced',
        productID: '100402',
        message: 'Осталось 3 шт., выбрано 5',
        was: 5,
        now: 3,
        blocking: true,
        fix: { action: 'SetQuantity', quantity: 3 },
      },
    ]);
  });

  it('offers to remove an unavailable product and does not report its price', () => {
    expect(codes({ available: false, price: 1 })).toEqual(['BecameUnavailable']);
    expect(codes({ saleForbidden: true, available: false })).toEqual(['SaleForbidden']);
  });

  it('reports stock and price that changed together', () => {
    expect(codes({ price: 1 }, 5)).toEqual(['StockReduced', 'PriceChanged']);
  });

  it('finds packs and minimums that changed later', () => {
    const [misfit] = findProblems(
      { ...line, quantity: 13 },
      { ...product, stock: 90, packSize: 6 },
    );
    expect(misfit).toMatchObject({ code: 'QuantityNotMultiple', fix: { quantity: 18 } });
    const [little] = findProblems(line, { ...product, stock: 90, minQuantity: 5 });
    expect(little).toMatchObject({ code: 'BelowMinimum', fix: { quantity: 5 } });
  });

  it('never proposes more than the stock', () => {
    const short = { ...product, stock: 17, packSize: 6 };
    expect(findProblems({ ...line, quantity: 11 }, short)[0]?.fix.quantity).toBe(12);
    expect(findProblems({ ...line, quantity: 13 }, short)[0]?.fix.quantity).toBe(12);
  });
});

describe('validateAvailability', () => {
  it.each([
    [3, {}, 'Available'],
    [4, {}, 'Reduced'],
    [1, { available: false }, 'Unavailable'],
    [1, { available: false, saleForbidden: true }, 'SaleForbidden'],
  ] as const)('validates %i of %o as %s', (quantity, change, availability) => {
    expect(lineAvailability(quantity, { ...product, ...change })).toBe(availability);
  });
});
