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

/** Takes bonuses from entries in the order in which they are spent; an excess is not taken. */
function take<E extends Entry>(received: E[], amount: number): void {
  for (let rest = amount; rest > 0; ) {
    const [first] = received;
    if (first === undefined) return;
    if (first.amount > rest) received[0] = { ...first, amount: first.amount - rest };
    else received.shift();
    rest -= first.amount;
  }
}

/**
 * The entries that received bonuses, each with the amount that is left of it: those that expire
 * first are spent first.
 * @param ledger entries of an account, oldest first.
 */
export function remainingEntries<E extends Entry>(ledger: readonly E[]): E[] {
  const received: E[] = [];
  for (const entry of ledger) {
    if (entry.amount < 0) take(received, -entry.amount);
    else if (entry.amount > 0) {
      received.splice(received.findLastIndex((one) => byDay(one, entry) <= 0) + 1, 0, entry);
    }
  }
  return received;
}

/**
 * What is left of received bonuses, by the day on which they expire.
 * @param ledger entries of an account, oldest first.
 */
export function remainingLots(ledger: readonly Entry[]): BonusLot[] {
  const days = new Map<string | null, number>();
  for (const { amount, expiresOn } of remainingEntries(ledger)) {
    days.set(expiresOn, (days.get(expiresOn) ?? 0) + amount);
  }
  return [...days].map(([expiresOn, amount]) => ({ amount, expiresOn })).toSorted(byDay);
}
