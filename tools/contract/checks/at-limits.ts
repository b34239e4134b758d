import { kindOfField } from '#tools/contract/ids/id-kinds.ts';
import { atLabel, requestAtLimit, requestAtLimits } from '#tools/contract/limits/limit-requests.ts';
import { limitSource } from '#tools/contract/limits/limit-source.ts';
import { type Limit, limitsOf } from '#tools/contract/limits/limits.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { nobody } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/suite.ts';

/** Responses that say nothing about the limits, or that one of them was rejected. */
const unread = new Set([0, 400, 401, 403, 405, 415, 429]);

/** Who sends them: a visitor has a rate limit, too. */
export type LimitSender = Person | typeof nobody;

/**
 * Every limit of a request at its bound: as many together as possible, so that little is created, and
 * alone what is not valid beside the others or was rejected with them.
 */
export async function tryAtLimits(
  run: Run,
  operation: Operation,
  senders: readonly LimitSender[],
  accepts: Expectation,
): Promise<void> {
  const limits = limitsOf(run.contract, operation);
  const accepted = new Set<Limit>();
  const sourceFor = (as: LimitSender) => limitSource(run, operation, as === nobody ? 'main' : as);
  for (const side of ['min', 'max']) {
    const together = limits.filter(
      (limit) => limit.keyword.startsWith(side) && !isIDLimit(operation, limit),
    );
    await trySenders(senders, async (as) => {
      const made = requestAtLimits(operation, together, sourceFor(as));
      if (made === null || made.limits.length < 2 || !run.may(operation, made.parts)) return 0;
      const about = { check: 'valid', subject: 'several values at their limits' } as const;
      const call = { operation, parts: made.parts, as };
      const { response } = await run.send(call, about, undefined, { impatient: true });
      const status = response?.status ?? 0;
      if (!unread.has(status)) for (const limit of made.limits) accepted.add(limit);
      return status;
    });
  }
  for (const limit of limits.filter((one) => !accepted.has(one))) {
    await trySenders(senders, async (as) => {
      const parts = requestAtLimit(operation, limit, sourceFor(as));
      if (parts === null || !run.may(operation, parts)) return 0;
      const about = { check: 'valid', subject: atLabel(limit) } as const;
      const { response } = await run.send({ operation, parts, as }, about, accepts, {
        impatient: true,
      });
      return response?.status ?? 0;
    });
  }
}

/** Sends as one person after another, until no rate limit rejects it. */
async function trySenders(
  senders: readonly LimitSender[],
  send: (as: LimitSender) => Promise<number>,
): Promise<void> {
  for (const as of senders) {
    if ((await send(as)) !== 429) return;
  }
}

/** An id of this length names nothing, and what names nothing hides the other limits. */
function isIDLimit(operation: Operation, { in: where, name, place }: Limit): boolean {
  if (where === 'path') return true;
  const field = place.split('/').findLast((part) => part !== '' && part !== '*') ?? name;
  return kindOfField(operation, field) !== null;
}
