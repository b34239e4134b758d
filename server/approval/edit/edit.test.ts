import { describe, expect, it } from 'vitest';
import type { ApprovalDiff } from '#server/approval/schemas.ts';
import { voidsConsents } from './edit.ts';

const none: ApprovalDiff = {
  fromVersion: 1,
  toVersion: 2,
  lines: [],
  fields: [],
  totalWas: 1000,
  totalNow: 1000,
};
const at = (quantity: number) => ({ quantity, price: 100, amount: quantity * 100 });
const line = (was: number | null, now: number | null) => ({
  lines: [
    {
      productID: 'p',
      name: 'Товар',
      was: was === null ? null : at(was),
      now: now === null ? null : at(now),
    },
  ],
});

describe('consents', () => {
  it('are void after any edit with a greater total', () => {
    const dearer = { ...none, totalNow: 1001 };
    expect([voidsConsents(dearer, false), voidsConsents(dearer, true)]).toEqual([true, true]);
  });

  it('survive an approver’s edit that does not raise the total', () => {
    expect(voidsConsents({ ...none, ...line(1, 5), totalNow: 900 }, false)).toBe(false);
  });

  it('survive a buyer’s edit only if it lowers quantities or changes the delivery', () => {
    const voids = (change: Partial<ApprovalDiff>) => voidsConsents({ ...none, ...change }, true);
    expect(voids(line(5, 3))).toBe(false);
    expect(voids(line(5, null))).toBe(false);
    expect(voids({ fields: [{ field: 'Delivery', was: 'а', now: 'б' }] })).toBe(false);
    expect(voids({ ...line(3, 5), totalNow: 900 })).toBe(true);
    expect(voids({ ...line(null, 1), totalNow: 900 })).toBe(true);
    expect(voids({ fields: [{ field: 'Payment', was: 'а', now: 'б' }] })).toBe(true);
    expect(voids({ fields: [{ field: 'Contract', was: 'а', now: 'б' }] })).toBe(true);
  });
});
