import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import type { Exchange } from '#tools/contract/send/call.ts';

/** Requests sent between two checks of their responses. */
const volley = 25;
/** Stops after so many rejections for another reason: these are not rate limited. */
const enoughRejections = 75;
/** Statuses after which more requests would prove nothing. */
const hopeless = new Set([0, 401, 403, 404, 501]);

/** Calls operations that document a 429 until one is rejected, up to the bound. */
export async function checkBurst(run: Run): Promise<void> {
  const bound = run.options.burst ?? 0;
  const operations = run.operations
    .filter(({ id, responses }) => responses.has('429') && run.coverage.times(id, '429') === 0)
    // A limit may be one for several: the cheapest requests use it up.
    .sort((one, other) => Number(one.body !== null) - Number(other.body !== null));
  for (const [done, operation] of operations.entries()) {
    run.report({ check: 'burst', done, total: operations.length });
    if (bound > 0) await burst(run, operation, bound);
  }
  run.report({ check: 'burst', done: operations.length, total: operations.length });
}

async function burst(run: Run, operation: Operation, bound: number): Promise<void> {
  const as = await run.actorOf(operation);
  const parts = run.cases.plain(operation, as);
  if (!run.may(operation, parts)) return;
  const about = { check: 'burst', subject: 'many requests at once' } as const;
  let last: Exchange | null = null;
  for (let sent = 0; sent < bound; sent += volley) {
    const exchanges = await Promise.all(
      Array.from({ length: Math.min(volley, bound - sent) }, () =>
        run.client.send({ operation, parts, as }, { impatient: true }),
      ),
    );
    last = exchanges.find(({ response }) => response?.status === 429) ?? exchanges.at(-1) ?? null;
    const status = last?.response?.status ?? 0;
    const isRejected = status >= 300 && sent + volley >= enoughRejections;
    if (status === 429 || hopeless.has(status) || isRejected) break;
  }
  if (last === null) return;
  const status = last.response?.status ?? 0;
  if (status !== 429) {
    run.coverage.explain(operation.id, '429', `a burst of up to ${bound} ended in ${status}`);
  }
  run.validateExchange(last, about);
}
