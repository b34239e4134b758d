import { randomUUID } from 'node:crypto';
import { startingStock } from '#tools/faults/arena.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

export const lastPieces: FaultRun = {
  name: 'stock',
  title: 'ten pieces and 500 buyers at once',
  run: async (arena, scale) => {
    const stock = startingStock.get('bur') ?? 0;
    const buyers = await arena.makeBuyers(Math.max(50, Math.round(500 * scale)), ['bur']);
    const urls = arena.processes.map(({ url }) => url);
    const responses = await inParallel(buyers.length, 100, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const { status } = await arena.confirm(buyer, urls[index % urls.length] ?? '', randomUUID());
      return { buyer, status };
    });
    const sold = responses.filter(({ status }) => status === 200);
    const rejected = responses.filter(({ status }) => status === 409);
    const faults: string[] = [];
    expectFigure(faults, 'orders', sold.length, stock);
    expectFigure(faults, 'rejected', rejected.length, buyers.length - stock);
    return {
      acknowledged: sold.map(({ buyer }) => ({ orderID: buyer.orderID, total: buyer.total })),
      figures: `${buyers.length} buyers, ${sold.length} orders, ${rejected.length} rejected`,
      faults,
    };
  },
};
