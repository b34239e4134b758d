import { randomUUID } from 'node:crypto';
import type { Arena, ReadyBuyer } from './arena.ts';
import { expectFigure } from './fault-run.ts';
import { inParallel } from './in-parallel.ts';
import type { Acknowledged } from './invariants.ts';
import { expectStatus, noRetries, type Retries, retryUntilFinal } from './retry.ts';

const CHECKOUTS = 1000;
const LEAST_CHECKOUTS = 50;

/** How the checkouts are confirmed. */
interface Confirming {
  /** Share of the thousand calls; fifty are the minimum. */
  scale: number;
  /** Number of parallel clients. */
  width: number;
  /** The process by turn; by default those of the arena. */
  urlOf?: (turn: number) => string;
  /** Is called with the milliseconds of each response. */
  onResponse?: (took: number) => void;
  /** As long as it returns false, as many checkouts follow once more. */
  isEnough?: () => boolean;
}

interface Confirmed {
  count: number;
  acknowledged: Acknowledged[];
  retries: Retries;
}

/**
 * Confirms a thousand checkouts while something breaks; each client retries with its key until it gets a
 * final response.
 * @param causeFaults ends at the latest once `isGoingOn` returns false.
 */
export async function confirmWhile(
  arena: Arena,
  { scale, width, urlOf = arena.urlOf, onResponse, isEnough = () => true }: Confirming,
  causeFaults: (isGoingOn: () => boolean, retries: Retries) => Promise<void>,
): Promise<Confirmed> {
  const size = Math.max(LEAST_CHECKOUTS, Math.round(CHECKOUTS * scale));
  const retries = noRetries();
  const makeBuyers = () => arena.makeBuyers(size, ['composite', 'gloves'], { bonuses: 500 });
  const confirmAll = (buyers: readonly ReadyBuyer[]): Promise<Acknowledged[]> =>
    inParallel(size, width, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const key = randomUUID();
      const response = await retryUntilFinal(retries, async (attempt) => {
        const began = performance.now();
        const received = await arena.confirm(buyer, urlOf(index + attempt), key);
        onResponse?.(performance.now() - began);
        return received;
      });
      expectStatus(retries, response, 200);
      return { orderID: buyer.orderID, total: buyer.total };
    });
  // Before anything breaks: the buyers are made by the database itself.
  let buyers = await makeBuyers();
  const acknowledged: Acknowledged[] = [];
  let isGoingOn = true;
  let count = 0;
  const breaking = causeFaults(() => isGoingOn, retries);
  for (;;) {
    acknowledged.push(...(await confirmAll(buyers)));
    count += size;
    if (isEnough()) break;
    buyers = await makeBuyers();
  }
  isGoingOn = false;
  await breaking;
  expectFigure(retries.faults, 'acknowledged', acknowledged.length, count);
  return { count, acknowledged, retries };
}
