import { isDeepStrictEqual } from 'node:util';
import { acceptsSound } from '#tools/contract/checks/accepts-sound.ts';
import { type Neighbors, neighborsOf, stateFlaw } from '#tools/contract/checks/writes/neighbors.ts';
import { nextReadFlaws } from '#tools/contract/checks/writes/next-read.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';
import { otherViewsOf } from '#tools/contract/world/record-views.ts';
import { successMedia, type View, viewCall, viewsOf } from '#tools/contract/world/views.ts';
import { type Attempt, attemptsOf, namesDerived } from './attempts-of.ts';

const check = 'writes';

/**
 * Actions on a record: what the response says is read back, and what is possible once is rejected the second time.
 * That is said by `x-once`; otherwise it holds for actions without a body that document a 409 and change the state of
 * the record.
 */
export async function checkActions(run: Run): Promise<void> {
  for (const operation of run.operations.filter(isAction)) {
    let isDone = false;
    for (const attempt of await attemptsOf(run, operation)) {
      isDone = await tryAction(run, attempt);
      if (isDone) break;
    }
    if (isDone && operation.isOnce === true) await race(run, operation);
    if (!isDone && operation.isOnce === true) {
      run.coverage.explain(operation.id, check, 'no record was found in a state that allows it');
    }
  }
}

function isAction(operation: Operation): boolean {
  if (operation.isRead || operation.isOnce === true) return !operation.isRead;
  // The sequences say what the states of the shop's records allow.
  return (
    namesDerived(operation) &&
    operation.method === 'POST' &&
    !operation.responses.has('201') &&
    /\}\/[^{}/]+$/.test(operation.path)
  );
}

/** Whether the action was possible. */
async function tryAction(run: Run, { call, made }: Attempt): Promise<boolean> {
  const { operation } = call;
  const before = made ?? (await recordBefore(run, call));
  const about = { check, subject: 'an action' } as const;
  const others =
    before && (await neighborsOf(run, { ...before, call }, viewsAround(run, operation)));
  const first = await run.send(call, about, acceptsSound(operation), { impatient: true });
  if (!isSuccess(first)) return first.response?.status === 429;
  await expectRead(run, first);
  if (others !== null) await expectOthers(run, first, others);
  const isChange = before !== null && changesState(run.contract, before, first);
  if (operation.isOnce === true || (isChange && mayBeOnce(operation))) await repeat(run, first);
  return true;
}

async function expectRead(run: Run, exchange: Exchange): Promise<void> {
  for (const flaw of await nextReadFlaws(run, exchange)) {
    if (!run.findings.add(exchange, flaw, { check, subject: 'an action is read back' })) continue;
    run.coverage.settle(exchange.call.operation.id, check, true);
  }
}

function viewsAround({ contract }: Run, operation: Operation): View[] {
  return [...viewsOf(contract, operation), ...otherViewsOf(contract, operation)];
}

async function expectOthers(run: Run, exchange: Exchange, others: Neighbors): Promise<void> {
  const { operation, parts } = exchange.call;
  const id = idText(Object(exchange.response?.json).id);
  const named = new Set([id, ...Object.values(parts.path)]);
  const found = await stateFlaw(run, others, operation.id, named);
  if (found === null) return;
  const about = { check, subject: 'an action leaves the others', cause: operation } as const;
  run.findings.add(found.exchange, found.flaw, about);
  run.coverage.settle(operation.id, check, true);
}

async function repeat(run: Run, first: Exchange): Promise<void> {
  const { operation } = first.call;
  const about = { check, subject: 'an action again, which is possible once' } as const;
  await run.send(first.call, about, (second) =>
    isSuccess(second)
      ? [
          {
            rule: 'state-ignored',
            expected: `409 for ${operation.id} again`,
            actual: `${second.response?.status}`,
            other: first,
          },
        ]
      : [],
  );
}

/** Twice at once, on a record made for it: one of both is too late. */
async function race(run: Run, operation: Operation): Promise<void> {
  const [attempt] = await attemptsOf(run, operation);
  if (attempt === undefined || attempt.made === null) return;
  const about = { check, subject: 'an action twice at once, which is possible once' } as const;
  const calls = [attempt.call, attempt.call];
  const sent = await Promise.all(calls.map((call) => run.send(call, about)));
  const [one, other] = sent.filter(isSuccess);
  if (one === undefined || other === undefined) return;
  const flaw = {
    rule: 'state-ignored',
    expected: `409 for one of ${operation.id} twice at once`,
    actual: `${one.response?.status} and ${other.response?.status}`,
    other: one,
  } as const;
  run.findings.add(other, flaw, about);
  run.coverage.settle(operation.id, check, true);
}

function mayBeOnce({ body, isOnce, responses, parameters }: Operation): boolean {
  return (
    isOnce !== false &&
    body === null &&
    responses.has('409') &&
    parameters.every(({ name }) => name !== 'Idempotency-Key')
  );
}

/** The record of an action as it is; null where no read shows it by the id in the path. */
async function recordBefore(run: Run, call: Call): Promise<Exchange | null> {
  const nothing = { method: '', url: '', headers: {}, body: null };
  const about = { call, request: nothing, response: null, failure: null };
  for (const view of viewsOf(run.contract, call.operation)) {
    const read = view.list === null ? viewCall(view, about) : null;
    const exchange = read && (await run.client.send(read));
    if (exchange && isSuccess(exchange)) return exchange;
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
