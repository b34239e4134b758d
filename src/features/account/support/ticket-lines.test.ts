import { describe, expect, it } from 'vitest';
import { ticketProductRequestQuantityMax } from '#generated/api/model/ticketProductRequest.ts';
import { firstLines, requestedProducts, withQuantity } from './ticket-lines.ts';

const product = (id: string) => ({ id, slug: id, name: id, vendorCode: null, image: null });
const lines = firstLines([product('a'), product('b')]);

describe('ticket lines', () => {
  it('ticket lines: begin with one piece of each product', () => {
    expect(requestedProducts(lines)).toEqual([
      { productID: 'a', quantity: 1 },
      { productID: 'b', quantity: 1 },
    ]);
  });

  it('ticket lines: leave out a product of which 0 pieces are requested', () => {
    expect(requestedProducts(withQuantity(lines, 'a', 0))).toEqual([
      { productID: 'b', quantity: 1 },
    ]);
  });

  it('ticket lines: restore the last quantity of a removed product', () => {
    const removed = withQuantity(withQuantity(lines, 'a', 7), 'a', 0);
    expect(removed[0]).toMatchObject({ quantity: 0, last: 7 });
  });

  it('ticket lines: stay within the limits of the contract', () => {
    const most = ticketProductRequestQuantityMax;
    expect(withQuantity(lines, 'a', most + 1)[0]?.quantity).toBe(most);
    expect(withQuantity(lines, 'a', -1)[0]?.quantity).toBe(0);
  });
});
