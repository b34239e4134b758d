import { expect, it } from 'vitest';
import { remainingEntries, remainingLots } from './bonus-lots.ts';

const lot = (amount: number, expiresOn: string | null = null) => ({ amount, expiresOn });

it('bonus lots: those that expire first are spent first', () => {
  expect(remainingLots([lot(100), lot(50, '2026-05-01'), lot(30, '2026-04-01'), lot(-60)])).toEqual(
    [lot(20, '2026-05-01'), lot(100)],
  );
});

it('bonus lots: what was spent before cannot be taken from later ones', () => {
  expect(remainingLots([lot(40), lot(-40), lot(50, '2026-05-01')])).toEqual([
    lot(50, '2026-05-01'),
  ]);
});

it('bonus lots: those of one day are one lot', () => {
  expect(remainingLots([lot(1, '2026-05-01'), lot(2, '2026-05-01')])).toEqual([
    lot(3, '2026-05-01'),
  ]);
});

it('bonus entries: each received one has what is left of it', () => {
  const entry = (id: number, amount: number, expiresOn: string | null = null) => ({
    id,
    amount,
    expiresOn,
  });
  const ledger = [
    entry(1, 100),
    entry(2, 50, '2026-05-01'),
    entry(3, 30, '2026-05-01'),
    entry(4, -60),
  ];
  expect(remainingEntries(ledger)).toEqual([entry(3, 20, '2026-05-01'), entry(1, 100)]);
});
