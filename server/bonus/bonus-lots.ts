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
function byDay(one: Entry, other: Entry): number {
  if (one.expiresOn === other.expiresOn) return 0;
  if (one.expiresOn === null) return 1;
  if (other.expiresOn === null) return -1;
  return one.expiresOn < other.expiresOn ? -1 : 1;
}

/** Takes bonuses that expire first; what exceeds all of them is not taken. */
function take<E extends Entry>(received: readonly E[], amount: number): E[] {
  let rest = amount;
  return received.toSorted(byDay).flatMap((entry) => {
    const taken = Math.min(rest, entry.amount);
    rest -= taken;
    return entry.amount > taken ? [{ ...entry, amount: entry.amount - taken }] : [];
  });
}

/**
 * The entries that received bonuses, each with the amount that is left of it: those that expire
 * first are spent first.
 * @param ledger all entries of an account, oldest first.
 */
export function remainingEntries<E extends Entry>(ledger: readonly E[]): E[] {
  let received: E[] = [];
  for (const entry of ledger) {
    if (entry.amount < 0) received = take(received, -entry.amount);
    else if (entry.amount > 0) received = [...received, entry];
  }
  return received;
}

/**
 * What is left of received bonuses, by the day on which they expire.
 * @param ledger all entries of an account, oldest first.
 */
export function remainingLots(ledger: readonly Entry[]): BonusLot[] {
  const days = new Map<string | null, number>();
  for (const { amount, expiresOn } of remainingEntries(ledger)) {
    days.set(expiresOn, (days.get(expiresOn) ?? 0) + amount);
  }
  return [...days].map(([expiresOn, amount]) => ({ amount, expiresOn })).toSorted(byDay);
}
