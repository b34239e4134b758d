import type { Run } from '#tools/contract/run.ts';
import { buyForCompany, toCheckout } from '#tools/contract/sequences/checkout/checkout-steps.ts';
import { approvedOrder } from '#tools/contract/sequences/company/company-order.ts';
import { Player } from '#tools/contract/sequences/play.ts';
import type { Sequence } from '#tools/contract/sequences/sequence.ts';
import type { Writer } from './write-bodies.ts';

/** What must exist before it can be changed, by the tag of the operations that change it. */
const preparations: Readonly<Record<string, readonly Sequence[]>> = {
  cart: [
    {
      name: 'prepare-company-cart',
      title: 'A cart of a company',
      as: 'owner',
      given: { partner: 'partner' },
      steps: [...buyForCompany, ...toCheckout.slice(0, -1)],
    },
    {
      name: 'prepare-cart',
      title: 'A cart with a product',
      as: 'main',
      steps: toCheckout.slice(0, -1),
    },
  ],
  checkout: [{ name: 'prepare-checkout', title: 'A checkout', as: 'main', steps: toCheckout }],
  approval: [
    {
      name: 'prepare-approval',
      title: 'An order that waits for approval',
      as: 'employee',
      steps: [
        ...approvedOrder(1),
        { call: 'listApprovals', does: 'find it as the approver', as: 'approver' },
      ],
    },
  ],
};

/** Makes what these operations change. */
export async function prepareWrites(run: Run, writers: readonly Writer[]): Promise<void> {
  const tags = new Set(writers.map(({ operation }) => operation.tag));
  for (const tag of tags) {
    for (const sequence of preparations[tag] ?? []) {
      if (sequence.steps.every(({ call }) => run.contract.has(call))) {
        await new Player(run, sequence, 0).play();
      }
    }
  }
}

/** Takes back the orders that were begun here: a list of them would grow with each run. */
export async function endCheckouts(run: Run): Promise<void> {
  if (!run.contract.has('cancelCheckout')) return;
  const operation = run.contract.operation('cancelCheckout');
  for (const as of ['main', 'employee'] as const) {
    for (const id of run.known.of('checkout', as)) {
      const parts = { path: { id }, query: [], headers: {}, body: null };
      if (run.may(operation, parts)) await run.client.send({ operation, as, parts });
    }
  }
}
