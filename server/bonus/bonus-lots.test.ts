import { expect, it } from 'vitest';
import { remainingLots } from './bonus-lots.ts';

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
