import { randomUUID } from 'node:crypto';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const TIMES = 100;

export const sameKey: FaultRun = {
  name: 'same-key',
  title: `one key sent ${TIMES} times at once`,
  run: async (arena) => {
    const [buyer] = await arena.makeBuyers(1, ['composite']);
    if (buyer === undefined) throw new Error('No buyer');
    const key = randomUUID();
    const urls = arena.processes.map(({ url }) => url);
    const responses = await inParallel(TIMES, TIMES, (index) =>
      arena.confirm(buyer, urls[index % urls.length] ?? '', key),
    );
    const good = responses.filter(({ status }) => status === 200);
    const waiting = responses.filter(({ status }) => status === 409);
    const faults: string[] = [];
    expectFigure(faults, 'different responses', new Set(good.map(({ text }) => text)).size, 1);
    expectFigure(faults, 'responses', good.length + waiting.length, TIMES);
    const other = await arena.confirm(buyer, urls[0] ?? '', key, buyer.total + 1);
    expectFigure(faults, 'status for the key with another body', other.status, 422);
    return {
      acknowledged: [{ orderID: buyer.orderID, total: buyer.total }],
      figures: `${good.length} equal responses, ${waiting.length} with RequestInProgress, 1 order`,
      faults,
    };
  },
};
