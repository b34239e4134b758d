import { beforeEach, describe, expect, it } from 'vitest';
import { type BoosterPorts, runCartOperation, runCompare } from './booster-operations.ts';

const plain = { packSize: 1, minQuantity: 1, maxQuantity: 5 };
const packed = { packSize: 10, minQuantity: 20, maxQuantity: 100 };
const gone = { packSize: 1, minQuantity: 1, maxQuantity: 0 };

let cart: Map<string, number>;
let compared: string[];
let logged: string[];
let signedIn: boolean;

const products: Record<string, typeof plain> = { 'm-1': plain, 'm-2': packed, 'm-3': gone };

const ports: BoosterPorts = {
  find: async (marketID) => {
    const rules = products[marketID];
    if (!rules) throw new Error('Такого товара нет');
    return { productID: marketID.slice(2), ...rules };
  },
  quantityOf: (productID) => cart.get(productID) ?? 0,
  enqueue: async (productID, quantity) => {
    if (signedIn) cart.set(productID, quantity);
    return signedIn;
  },
  compare: async (productID) => {
    if (signedIn) compared.push(productID);
    return signedIn;
  },
  log: (message) => logged.push(message),
};

beforeEach(() => {
  cart = new Map();
  compared = [];
  logged = [];
  signedIn = true;
});

describe('cart operations of the widget', () => {
  it.each([
    ['add', 0, undefined, 1],
    ['add', 2, undefined, 3],
    ['add', 1, 3, 4],
    ['add', 4, 9, 5],
    ['inc', 0, undefined, 1],
    ['inc', 2, undefined, 3],
    ['inc', 5, undefined, 5],
    ['dec', 2, undefined, 1],
    ['dec', 1, undefined, 0],
    ['dec', 0, undefined, 0],
    ['removeAll', 4, undefined, 0],
  ])('%s with %i in the cart and quantity %s make %i', async (type, present, quantity, after) => {
    cart.set('1', present);
    const done = await runCartOperation({ type, marketID: 'm-1', quantity }, ports);
    expect(done).toEqual({ marketID: 'm-1', quantity: after });
    expect(cart.get('1')).toBe(after);
    expect(logged).toEqual([]);
  });

  it.each([
    ['add', 0, undefined, 20],
    ['add', 20, 1, 30],
    ['inc', 20, undefined, 30],
    ['dec', 20, undefined, 0],
  ])('follow pack size and minimum: %s with %i, quantity %s: %i', async (...row) => {
    const [type, present, quantity, after] = row;
    cart.set('2', present);
    await runCartOperation({ type, marketID: 'm-2', quantity }, ports);
    expect(cart.get('2')).toBe(after);
  });

  it('request an unavailable quantity, so that the cart explains the rejection', async () => {
    await runCartOperation({ type: 'add', marketID: 'm-3' }, ports);
    expect(cart.get('3')).toBe(1);
  });

  it('do nothing for a visitor', async () => {
    signedIn = false;
    expect(await runCartOperation({ type: 'add', marketID: 'm-1' }, ports)).toBeNull();
    expect(cart.size).toBe(0);
    expect(logged).toEqual([]);
  });

  it.each([
    [{ type: 'replace', marketID: 'm-1' }, 'search-booster: unknown operation "replace"'],
    [{ type: 'toString', marketID: 'm-1' }, 'search-booster: unknown operation "toString"'],
    [{ marketID: 'm-1' }, 'search-booster: unknown operation undefined'],
    [null, 'search-booster: unknown operation undefined'],
    ['add', 'search-booster: unknown operation undefined'],
    [{ type: 'inc' }, 'search-booster: inc names no product'],
    [{ type: 'inc', marketID: 17 }, 'search-booster: inc names no product'],
    [{ type: 'add', marketID: 'm-404' }, 'search-booster: add of m-404 failed'],
  ])('log an invalid operation: %j', async (given, line) => {
    expect(await runCartOperation(given, ports)).toBeNull();
    expect(logged).toEqual([line]);
    expect(cart.size).toBe(0);
  });
});

describe('comparing from the widget', () => {
  it('requires sign-in', async () => {
    expect(await runCompare('m-1', ports)).toBe(true);
    signedIn = false;
    expect(await runCompare('m-1', ports)).toBe(false);
    expect(compared).toEqual(['1']);
  });

  it('logs an unknown product', async () => {
    await runCompare('m-404', ports);
    await runCompare({}, ports);
    expect(logged).toEqual([
      'search-booster: compare of m-404 failed',
      'search-booster: compare names no product',
    ]);
  });
});
