/** Bonuses that can be spent until the same day. */
export interface BonusLot {
  /** Whole bonuses, above zero. */
  amount: number;
  /** Last day, `yyyy-mm-dd`; null is without end. */
  expiresOn: string | null;
}

interface Entry {
  amount: number;
  expiresOn: string | null;
}

/** Earlier days first, lots without end last. */
function byDay(one: BonusLot, other: BonusLot): number {
  if (one.expiresOn === other.expiresOn) return 0;
  if (one.expiresOn === null) return 1;
  if (other.expiresOn === null) return -1;
  return one.expiresOn < other.expiresOn ? -1 : 1;
}

/** Takes bonuses that expire first; what exceeds all lots is not taken. */
function take(lots: readonly BonusLot[], amount: number): BonusLot[] {
  let left = amount;
  return lots.toSorted(byDay).flatMap((lot) => {
    const taken = Math.min(left, lot.amount);
    left -= taken;
    return lot.amount > taken ? [{ ...lot, amount: lot.amount - taken }] : [];
  });
}

/**
 * What is left of received bonuses, by the day on which they expire: those that expire first are
 * spent first.
 * @param ledger all entries of an account, oldest first.
 */
export function remainingLots(ledger: readonly Entry[]): BonusLot[] {
  let lots: BonusLot[] = [];
  for (const { amount, expiresOn } of ledger) {
    if (amount < 0) lots = take(lots, -amount);
    else if (amount > 0) lots = [...lots, { amount, expiresOn }];
  }
  const days = new Map<string | null, number>();
  for (const { amount, expiresOn } of lots) {
    days.set(expiresOn, (days.get(expiresOn) ?? 0) + amount);
  }
  return [...days].map(([expiresOn, amount]) => ({ amount, expiresOn })).toSorted(byDay);
}
