import { makePerson } from '#tools/faults/arena.ts';
import { callApi } from '#tools/faults/call-api.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const TABS = 50;
/** Tabs that act in parallel. */
const WIDTH = 12;
const PRODUCTS = ['composite', 'gloves'] as const;

interface SeenCart {
  version: number;
  items: { quantity: number; product: { id: string } }[];
}

export const tabs: FaultRun = {
  name: 'tabs',
  title: `${TABS} tabs make 1,000 changes to one cart`,
  run: async (arena, scale) => {
    const count = Math.max(TABS, Math.round(1000 * scale));
    const as = await makePerson(arena.db);
    const faults: string[] = [];
    let conflicts = 0;
    const seenBy = new Map<number, SeenCart>();
    const read = async (url: string): Promise<SeenCart> => {
      const { text } = await callApi({ url, as, method: 'GET', path: '/cart' });
      return (JSON.parse(text) as { order: SeenCart }).order;
    };
    const change = async (index: number) => {
      const tab = index % TABS;
      const url = arena.urlOf(tab);
      const productID = PRODUCTS[index % PRODUCTS.length] ?? '';
      // Each tab uses the last cart it received; an outdated one is rejected with the new one.
      let seen = seenBy.get(tab) ?? (await read(url));
      for (;;) {
        const present = seen.items.find(({ product }) => product.id === productID)?.quantity ?? 0;
        const { status, text } = await callApi({
          url,
          as,
          method: 'PUT',
          path: '/cart/product/change',
          body: { productID, quantity: present + 1, version: seen.version },
        });
        const { order, reason } = JSON.parse(text) as { order?: SeenCart; reason?: string };
        if (order === undefined || (status !== 200 && reason !== 'CartChanged')) {
          faults.push(`a change got status ${status}: ${text.slice(0, 200)}`);
          return;
        }
        seen = order;
        seenBy.set(tab, order);
        if (status === 200) return;
        conflicts += 1;
      }
    };
    await inParallel(count, WIDTH, change);
    const { items } = await read(arena.urlOf(0));
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
    expectFigure(faults, 'pieces in the cart', pieces, count);
    return {
      acknowledged: [],
      figures: `${count} changes, ${conflicts} conflicts reconciled, ${pieces} pieces`,
      faults,
    };
  },
};
