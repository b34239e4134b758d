import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { callApi } from '#tools/faults/call-api.ts';
import type { FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const TIMES = 4;

/** Clicks a button of the payment page. */
async function press(page: string, action: string): Promise<number> {
  const body = new URLSearchParams({ action });
  const { status } = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  return status;
}

export const payments: FaultRun = {
  name: 'payments',
  title: 'each of 100 orders is paid and canceled several times at once',
  run: async (arena, scale) => {
    const count = Math.max(20, Math.round(100 * scale));
    const options = { payment: 'SBP', bonuses: 100 } as const;
    const buyers = await arena.makeBuyers(count, ['gloves'], options);
    const faults: string[] = [];
    let paid = 0;
    let canceled = 0;
    await inParallel(count, 10, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const { id: as, orderID } = buyer;
      const post = (path: string, turn: number, key?: string) =>
        callApi({
          url: arena.urlOf(index + turn),
          as,
          method: 'POST',
          path: `/order/${orderID}${path}`,
          ...(key === undefined ? {} : { key }),
        });
      await arena.confirm(buyer, arena.urlOf(index), randomUUID());
      const begun = await post('/payment/online', 0, randomUUID());
      const { url } = JSON.parse(begun.text) as { url: string };
      const { pathname } = new URL(url);
      // Every other order is paid beforehand, so its payment must be refunded.
      const early = index % 2 === 0 && (await press(`${arena.urlOf(index)}${pathname}`, 'pay'));
      const deeds = Array.from({ length: TIMES }, (_, turn) => [
        press(`${arena.urlOf(turn)}${pathname}`, 'pay').then((status) => status === 303),
        post('/cancel', turn).then(({ status }) => {
          if (status === 200) canceled += 1;
          return false;
        }),
      ]).flat();
      const settled = [early === 303, ...(await Promise.all(deeds))].filter(Boolean).length;
      if (settled > 1) faults.push(`order ${orderID} was paid ${settled} times`);
      paid += settled;
    });
    const { rows } = await arena.db.execute<{ id: string }>(sql`
      select orders.id from orders left join payments on payments.order_id = orders.id
      where orders.status = 'Canceled' and (orders.payment_status <> 'NotPaid'
        or payments.progress not in ('Refunding', 'Refunded', 'Closed', 'Declined'))`);
    if (rows.length > 0) faults.push(`${rows.length} canceled orders were not refunded`);
    return {
      acknowledged: [],
      figures: `${count} orders, ${paid} paid once, ${canceled} canceled`,
      faults,
    };
  },
};
