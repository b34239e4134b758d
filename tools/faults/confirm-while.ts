import { randomUUID } from 'node:crypto';
import type { Arena } from './arena.ts';
import { expectFigure } from './fault-run.ts';
import { inParallel } from './in-parallel.ts';
import type { Acknowledged } from './invariants.ts';
import { expectStatus, noRetries, type Retries, retryUntilFinal } from './retry.ts';

const CHECKOUTS = 1000;
const LEAST_CHECKOUTS = 50;

interface Confirmed {
  count: number;
  acknowledged: Acknowledged[];
  retries: Retries;
}

/**
 * Confirms a thousand checkouts while something breaks; each client retries with its key until it gets a
 * final response.
 * @param scale of the thousand; fifty are the minimum.
 * @param width number of parallel clients.
 * @param breakThings ends at the latest once `isGoingOn` returns false.
 */
export async function confirmWhile(
  arena: Arena,
  { scale, width }: { scale: number; width: number },
  breakThings: (isGoingOn: () => boolean, retries: Retries) => Promise<void>,
): Promise<Confirmed> {
  const count = Math.max(LEAST_CHECKOUTS, Math.round(CHECKOUTS * scale));
  const buyers = await arena.makeBuyers(count, ['composite', 'gloves'], { bonuses: 500 });
  const retries = noRetries();
  let left = count;
  const checkouts = inParallel(count, width, async (index) => {
    const buyer = buyers[index];
    if (buyer === undefined) throw new Error('No buyer');
    const key = randomUUID();
    const response = await retryUntilFinal(retries, (attempt) =>
      arena.confirm(buyer, arena.urlOf(index + attempt), key),
    );
    expectStatus(retries, response, 200);
    left -= 1;
    return { orderID: buyer.orderID, total: buyer.total };
  });
  const breaking = breakThings(() => left > 0, retries);
  const acknowledged = await checkouts;
  await breaking;
  expectFigure(retries.faults, 'acknowledged', acknowledged.length, count);
  return { count, acknowledged, retries };
}
