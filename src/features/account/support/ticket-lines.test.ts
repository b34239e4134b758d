import { describe, expect, it } from 'vitest';
import { ticketProductRequestQuantityMax } from '#generated/api/model/ticketProductRequest.ts';
import {
  changedLines,
  firstLines,
  promotedLines,
  readLines,
  requestedProducts,
  restoreLines,
  withQuantity,
  writeLines,
} from './ticket-lines.ts';

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

  it('ticket lines: come back from a draft with their quantities, and the others as they were', () => {
    const changed = withQuantity(withQuantity(lines, 'a', 7), 'a', 0);
    const restored = restoreLines(lines, readLines(writeLines(changedLines(changed))));
    expect(restored).toEqual(changed);
    expect(changedLines(withQuantity(withQuantity(lines, 'a', 2), 'a', 1))).toEqual([]);
  });

  it.each(['', '{', '{}', '[1]', '[null]', '[{"product":{"id":"a"},"quantity":1,"last":1}]'])(
    'ticket lines: are none in the draft %j',
    (text) => {
      expect(readLines(text)).toEqual([]);
    },
  );

  it('ticket lines: of a promotion begin with none, and include what was selected elsewhere', () => {
    const selected = withQuantity(firstLines([product('b'), product('z')]), 'b', 3);
    const offered = promotedLines([product('a'), product('b')], selected);
    expect(offered.map((line) => [line.product.id, line.quantity])).toEqual([
      ['a', 0],
      ['b', 3],
      ['z', 1],
    ]);
    expect(requestedProducts(offered)).toHaveLength(2);
    expect(withQuantity(offered, 'a', 1)[0]?.quantity).toBe(1);
  });
});
