import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import { excessOf, isNumeric, type Limit, limitName, limitsOf } from './limits.ts';

/** A limit of an operation, and whether the run has sent it. */
export interface LimitOutcome {
  /** operationId. */
  readonly operation: string;
  /** `body /items/*\/quantity maximum 999`. */
  readonly limit: string;
  /** A request at the limit was not rejected as malformed. */
  readonly at: boolean;
  /** A request one beyond it was sent. */
  readonly beyond: boolean;
}

interface Seen {
  readonly limit: Limit;
  at: boolean;
  beyond: boolean;
}

/** Counts which limits of the contract a run has sent, whatever check has sent them. */
export class LimitCoverage {
  readonly #contract: Contract;
  readonly #seen = new Map<string, Seen[]>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** Notes the values of a request that are at a limit or one beyond it. */
  note({ call, request, response }: Exchange): void {
    const status = response?.status ?? 0;
    // What came before the request was read says nothing about it.
    if (call.method !== undefined || [0, 401, 405, 415, 429].includes(status)) return;
    for (const seen of this.#of(call.operation)) {
      if (seen.at && seen.beyond) continue;
      const { limit } = seen;
      const excesses = valuesOf(limit, call, request.headers).map((value) =>
        excessOf(limit, value),
      );
      if (status !== 400 && excesses.includes(0)) seen.at = true;
      if (excesses.includes(1)) seen.beyond = true;
    }
  }

  /** The limits of these operations. */
  outcomes(operations: readonly Operation[]): LimitOutcome[] {
    return operations.flatMap((operation) =>
      this.#of(operation).map(({ limit, at, beyond }) => ({
        operation: operation.id,
        limit: limitName(limit),
        at,
        beyond,
      })),
    );
  }

  #of(operation: Operation): Seen[] {
    const known = this.#seen.get(operation.id);
    if (known !== undefined) return known;
    const made = limitsOf(this.#contract, operation).map((limit) => ({
      limit,
      at: false,
      beyond: false,
    }));
    this.#seen.set(operation.id, made);
    return made;
  }
}

/** The values of a request at the place of a limit. */
export function valuesOf(
  { in: where, name, place, schema }: Limit,
  { parts }: Exchange['call'],
  headers: Readonly<Record<string, string>>,
): unknown[] {
  if (where === 'body') return valuesAt(parts.body?.value, place);
  const texts =
    where === 'query'
      ? parts.query.filter(([other]) => other === name).map(([, value]) => value)
      : [where === 'path' ? parts.path[name] : headers[name]].filter((one) => one !== undefined);
  if (place === '' && schema.items !== undefined) return [texts];
  return isNumeric(schema) ? texts.map(Number) : texts;
}
