import { isDeepStrictEqual } from 'node:util';
import { acceptsSound } from '#tools/contract/checks/accepts-sound.ts';
import { type Kind, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { isCreating, placesOf } from '#tools/contract/ids/id-sources.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';
import { successMedia } from '#tools/contract/world/views.ts';

const about = { check: 'writes', subject: 'an action again, which is possible once' } as const;

/**
 * What is possible once is rejected the second time: actions with `x-once`, and those without a body that
 * document a 409 and change the state of a record which this run has made.
 */
export async function checkOnce(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const parameter = operation.parameters.findLast((one) => one.in === 'path');
    const kind = parameter ? kindOfParameter(operation, parameter.name) : null;
    if (!parameter || kind === null || !mayBeOnce(operation, kind)) continue;
    const as = await run.actorOf(operation);
    const made = await makeRecord(run, kind, as);
    if (made === null) continue;
    const parts = {
      ...run.cases.plain(operation, as),
      path: { ...made.exchange.call.parts.path, [parameter.name]: made.id },
    };
    if (!run.may(operation, parts)) continue;
    const call = { operation, as, parts };
    const first = await run.send(call, { ...about, subject: 'an action' }, acceptsSound(operation));
    if (!isSuccess(first)) continue;
    if (operation.isOnce !== true && !changesState(run.contract, made.exchange, first)) continue;
    const expect: Expectation = (second) =>
      isSuccess(second)
        ? [
            {
              rule: 'state-ignored',
              expected: `409 for ${operation.id} again`,
              actual: `${second.response?.status}`,
              other: first,
            },
          ]
        : [];
    await run.send(call, about, expect);
  }
}

function mayBeOnce(operation: Operation, kind: Kind): boolean {
  if (operation.isOnce !== null) return operation.isOnce;
  // The sequences say what the states of the shop's records allow.
  return (
    kind.includes(':/') &&
    operation.method === 'POST' &&
    operation.body === null &&
    operation.responses.has('409') &&
    /\}\/[^{}/]+$/.test(operation.path) &&
    operation.parameters.every(({ name }) => name !== 'Idempotency-Key')
  );
}

/** A new record of a kind; null when no operation makes one. */
async function makeRecord(
  run: Run,
  kind: Kind,
  as: Person,
): Promise<{ readonly exchange: Exchange; readonly id: string } | null> {
  for (const operation of run.contract.operations) {
    const place = placesOf(operation).find(([at, one]) => one === kind && !at.includes('*'))?.[0];
    if (place === undefined || !isCreating(operation)) continue;
    const parts = run.cases.plain(operation, as);
    if (!run.may(operation, parts)) continue;
    const exchange = await run.send(
      { operation, as, parts },
      { ...about, subject: 'a new record' },
    );
    const id = idText(valuesAt(exchange.response?.json, place)[0]);
    if (isSuccess(exchange) && id !== null) return { exchange, id };
  }
  return null;
}

/** Whether a value of an enumeration or a flag, or a moment that was null, is another one now. */
function changesState(contract: Contract, before: Exchange, after: Exchange): boolean {
  const [one, other] = [before, after].map(({ response }) => response?.json);
  if (!isObject(one) || !isObject(other)) return false;
  const schema = successMedia(after.call.operation)?.schema ?? {};
  const { properties = {} } = bareSchema(contract, schema);
  return Object.entries(properties).some(([name, given]) => {
    const own = bareSchema(contract, given);
    const isState = own.enum !== undefined || own.type === 'boolean' || isNew(one, other, name);
    return isState && name in one && name in other && !isDeepStrictEqual(one[name], other[name]);
  });
}

function isNew(one: JsonObject, other: JsonObject, name: string): boolean {
  return one[name] === null && typeof other[name] === 'string' && /(?:At|_at)$/.test(name);
}
