import { randomUUID } from 'node:crypto';
import { promoCodes } from '#server/db/schema/buying.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const USES = 10;
const CODE = 'DESYAT';

export const lastCode: FaultRun = {
  name: 'code',
  title: `a promo code for ${USES} orders and 100 buyers at once`,
  run: async (arena, scale) => {
    await arena.db.insert(promoCodes).values({
      code: CODE,
      name: 'Скидка первым',
      scope: 'Order',
      amount: 10_000,
      validFrom: new Date(0),
      totalLimit: USES,
    });
    const count = Math.max(30, Math.round(100 * scale));
    const buyers = await arena.makeBuyers(count, ['gloves'], { code: CODE });
    const responses = await inParallel(count, 50, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const { status, text } = await arena.confirm(buyer, arena.urlOf(index), randomUUID());
      return { buyer, status, text };
    });
    const sold = responses.filter(({ status }) => status === 200);
    const dearer = responses.filter(
      ({ status, text }) => status === 409 && text.includes('PriceChanged'),
    );
    const faults: string[] = [];
    expectFigure(faults, 'orders with the code', sold.length, USES);
    expectFigure(faults, 'rejected with the price without it', dearer.length, count - USES);
    return {
      acknowledged: sold.map(({ buyer }) => ({ orderID: buyer.orderID, total: buyer.total })),
      figures: `${count} buyers, ${sold.length} orders with the code, ${dearer.length} rejected with the price without it`,
      faults,
    };
  },
};
