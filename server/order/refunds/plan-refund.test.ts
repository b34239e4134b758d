import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from '#server/pricing/spread.ts';
import {
  availableOf,
  planRefund,
  type RefundableLine,
  type RefundableOrder,
  type RefundPlan,
} from './plan-refund.ts';

const none = { quantity: 0, amount: 0, bonus: 0 };

function bought(
  position: number,
  quantity: number,
  amount: number,
  more: Partial<RefundableLine> = {},
): RefundableLine {
  const productID = `p${position}`;
  const line = { position, productID, quantity, amount, bonus: 0, isGift: false, givenFor: null };
  return { ...line, taken: none, ...more };
}

function orderOf(
  lines: readonly RefundableLine[],
  more: Partial<RefundableOrder> = {},
): RefundableOrder {
  const nothing = { bonus: 0, earned: 0 };
  return { lines, delivery: 0, bonuses: nothing, taken: nothing, ...more };
}

/** The order after a refund. */
function leave(order: RefundableOrder, plan: RefundPlan): RefundableOrder {
  const planned = new Map(plan.lines.map((line) => [line.position, line]));
  return {
    ...order,
    lines: order.lines.map((line) => {
      const { quantity, amount, bonus } = planned.get(line.position) ?? none;
      const { taken } = line;
      return {
        ...line,
        taken: {
          quantity: taken.quantity + quantity,
          amount: taken.amount + amount,
          bonus: taken.bonus + bonus,
        },
      };
    }),
    taken: {
      bonus: order.taken.bonus + plan.bonus,
      earned: order.taken.earned + plan.earned,
    },
  };
}

const piece = (order: RefundableOrder, id: string) => planRefund(order, new Map([[id, 1]]));

describe('the plan of a refund', () => {
  it('rounds down, and gives the last piece the rest', () => {
    let order = orderOf([bought(1, 3, 100)]);
    const amounts = [1, 2, 3].map(() => {
      const plan = piece(order, 'p1');
      order = leave(order, plan);
      return plan.goods;
    });
    expect(amounts).toEqual([33, 33, 34]);
  });

  it('gives back the delivery with the last refund only', () => {
    const order = orderOf([bought(1, 1, 500), bought(2, 1, 700)], { delivery: 300 });
    const first = piece(order, 'p1');
    expect(first).toMatchObject({ goods: 500, delivery: 0, isLast: false });
    expect(piece(leave(order, first), 'p2')).toMatchObject({
      goods: 700,
      delivery: 300,
      isLast: true,
    });
  });

  it('returns bonuses as they paid for the products, and takes those that the products had brought', () => {
    const line = bought(1, 4, 100_000, { bonus: 1000 });
    const order = orderOf([line], { bonuses: { bonus: 10, earned: 7 } });
    const first = piece(order, 'p1');
    expect(first).toMatchObject({ goods: 25_000, bonus: 2, earned: 1 });
    const rest = planRefund(leave(order, first), new Map([['p1', 3]]));
    expect(rest).toMatchObject({ goods: 75_000, bonus: 8, earned: 6, isLast: true });
  });

  it('returns a gift when the products left do not bring it any more', () => {
    const givenFor = [{ productIDs: ['p1'], required: 2, free: 1 }];
    const gift = bought(2, 2, 0, { productID: 'gift', isGift: true, givenFor });
    const order = orderOf([bought(1, 5, 500), gift]);
    const pieces = (quantity: number) => planRefund(order, new Map([['p1', quantity]])).lines;
    expect(pieces(1)).toEqual([{ position: 1, quantity: 1, amount: 100, bonus: 0 }]);
    expect(pieces(2)).toContainEqual({ position: 2, quantity: 1, amount: 0, bonus: 0 });
    expect(pieces(5)).toContainEqual({ position: 2, quantity: 2, amount: 0, bonus: 0 });
  });

  it('returns a gift of unknown reason with the last piece only', () => {
    const gift = bought(2, 1, 0, { isGift: true });
    const order = orderOf([bought(1, 2, 200), gift]);
    const first = piece(order, 'p1');
    expect(first.lines.map(({ position }) => position)).toEqual([1]);
    expect(piece(leave(order, first), 'p1').lines.map(({ position }) => position)).toEqual([1, 2]);
  });
});

const generatedLine = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  price: fc.integer({ min: 1, max: 9_999_999 }),
  promo: fc.integer({ min: 0, max: 100 }),
});

const generatedOrder = fc
  .record({
    lines: fc.array(generatedLine, { minLength: 1, maxLength: 8 }),
    bonus: fc.integer({ min: 0, max: 30 }),
    earned: fc.integer({ min: 0, max: 5000 }),
    delivery: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ lines, bonus, earned, delivery }) => {
    const values = lines.map(({ quantity, price, promo }) =>
      Math.floor((quantity * price * (100 - promo / 2)) / 100),
    );
    const spent = Math.floor((values.reduce((sum, value) => sum + value, 0) * bonus) / 10_000);
    const shares = spread(spent * 100, values);
    return orderOf(
      lines.map(({ quantity }, index) =>
        bought(index + 1, quantity, (values[index] ?? 0) - (shares[index] ?? 0), {
          bonus: shares[index] ?? 0,
        }),
      ),
      { delivery, bonuses: { bonus: spent, earned } },
    );
  });

const total = (order: RefundableOrder) =>
  order.lines.reduce((sum, { amount }) => sum + amount, 0) + order.delivery;

describe('any refunds', () => {
  it('give back exactly what was paid when they return everything', () => {
    const steps = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 });
    fc.assert(
      fc.property(generatedOrder, steps, (whole, choices) => {
        let order = whole;
        const plans: RefundPlan[] = [];
        const refund = (requested: Map<string, number>) => {
          const plan = planRefund(order, requested);
          for (const { amount, bonus } of plan.lines) {
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(bonus).toBeGreaterThanOrEqual(0);
          }
          expect(plan.bonus).toBeGreaterThanOrEqual(0);
          expect(plan.earned).toBeGreaterThanOrEqual(0);
          plans.push(plan);
          order = leave(order, plan);
        };
        const left = () => order.lines.filter((line) => availableOf(line) > 0);
        for (const [which, count] of choices) {
          const lines = left();
          const line = lines[which % Math.max(1, lines.length)];
          if (line === undefined) break;
          refund(new Map([[line.productID, 1 + (count % availableOf(line))]]));
          const given = plans.reduce((sum, { goods, delivery }) => sum + goods + delivery, 0);
          expect(given).toBeLessThanOrEqual(total(whole));
        }
        const rest = left();
        if (rest.length > 0) {
          refund(new Map(rest.map((line) => [line.productID, availableOf(line)])));
        }
        const sums = plans.map(({ goods, delivery }) => goods + delivery);
        expect(sums.reduce((sum, value) => sum + value, 0)).toBe(total(whole));
        expect(plans.filter(({ isLast }) => isLast)).toHaveLength(1);
        expect(order.taken).toEqual(whole.bonuses);
      }),
    );
  });

  it('of everything at once are the same money as the order', () => {
    fc.assert(
      fc.property(generatedOrder, (order) => {
        const all = new Map(order.lines.map((line) => [line.productID, line.quantity]));
        const { goods, delivery, bonus, earned } = planRefund(order, all);
        expect(goods + delivery).toBe(total(order));
        expect({ bonus, earned }).toEqual(order.bonuses);
      }),
    );
  });
});
