import { expect, it } from 'vitest';
import type { ApprovalSnapshot } from '#server/db/schema/approval.ts';
import { diffOf, isSame } from './diff.ts';

const composite = { productID: 'c', name: 'Композит', quantity: 20, price: 459_000 };
const gloves = { productID: 'g', name: 'Перчатки', quantity: 30, price: 89_000 };
const bur = { productID: 'b', name: 'Бор', quantity: 1, price: 65_000 };
const sent: ApprovalSnapshot = {
  lines: [composite, gloves],
  fields: {
    Contract: 'ИМ-1',
    Delivery: 'Курьером, 16 марта',
    DeliveryPoint: 'г Москва',
    Recipient: null,
    Payment: 'По счёту',
    Comment: null,
  },
  total: 11_850_000,
};

it('difference: lists changed, removed and added lines, changed sections and totals', () => {
  const edited: ApprovalSnapshot = {
    lines: [{ ...composite, quantity: 10 }, bur],
    fields: { ...sent.fields, Delivery: 'Самовывоз', Comment: 'Срочно' },
    total: 4_655_000,
  };
  expect(diffOf({ version: 1, snapshot: sent }, { version: 3, snapshot: edited })).toEqual({
    fromVersion: 1,
    toVersion: 3,
    lines: [
      {
        productID: 'c',
        name: 'Композит',
        was: { quantity: 20, price: 459_000, amount: 9_180_000 },
        now: { quantity: 10, price: 459_000, amount: 4_590_000 },
      },
      {
        productID: 'g',
        name: 'Перчатки',
        was: { quantity: 30, price: 89_000, amount: 2_670_000 },
        now: null,
      },
      {
        productID: 'b',
        name: 'Бор',
        was: null,
        now: { quantity: 1, price: 65_000, amount: 65_000 },
      },
    ],
    fields: [
      { field: 'Delivery', was: 'Курьером, 16 марта', now: 'Самовывоз' },
      { field: 'Comment', was: null, now: 'Срочно' },
    ],
    totalWas: 11_850_000,
    totalNow: 4_655_000,
  });
});

it('difference: includes a changed price, and is empty for equal versions', () => {
  const same = diffOf({ version: 1, snapshot: sent }, { version: 2, snapshot: sent });
  expect(isSame(same)).toBe(true);
  const dearer = { ...sent, lines: [{ ...composite, price: 479_000 }, gloves] };
  const diff = diffOf({ version: 1, snapshot: sent }, { version: 2, snapshot: dearer });
  expect(diff.lines).toHaveLength(1);
  expect(isSame(diff)).toBe(false);
});

it('difference: has the cost of the delivery, also when only that has changed', () => {
  const diffOfCosts = (was?: number | null, now?: number | null) => {
    const [from, to] = [was, now].map((deliveryCost) =>
      deliveryCost === undefined ? sent : { ...sent, deliveryCost },
    );
    if (!from || !to) throw new Error('Two versions are compared');
    return diffOf({ version: 1, snapshot: from }, { version: 2, snapshot: to }).fields;
  };
  expect(diffOfCosts(39_000, 0)).toEqual([
    {
      field: 'Delivery',
      was: 'Курьером, 16 марта, 390\u00a0₽',
      now: 'Курьером, 16 марта, бесплатно',
    },
  ]);
  expect(diffOfCosts(39_000, 39_000)).toEqual([]);
  // Versions stored before costs were recorded.
  expect(diffOfCosts(undefined, 39_000)).toEqual([]);
});
