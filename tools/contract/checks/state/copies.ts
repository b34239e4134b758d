import { isDeepStrictEqual } from 'node:util';
import { ATTEMPTS } from '#tools/contract/checks/attempts.ts';
import { type Candidate, compareRelated } from '#tools/contract/checks/world.ts';
import { makeRecord } from '#tools/contract/checks/writes/actions/attempts-of.ts';
import { brief } from '#tools/contract/checks/writes/difference.ts';
import {
  bodiesOf,
  ending,
  isLimited,
  plainBody,
  type Target,
  targetsOf,
  type Writer,
  writersOf,
} from '#tools/contract/checks/writes/write-bodies.ts';
import { type Kind, kindOfField, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { isCreating } from '#tools/contract/ids/id-sources.ts';
import { idValue } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import type { Call, Exchange } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { bareSchema } from '#tools/contract/world/annotations.ts';
import { factPlaces } from '#tools/contract/world/fact-places.ts';
import { observationOf } from '#tools/contract/world/world.ts';
import { presentBody, sendBody } from './own-values.ts';
import { callsOf } from './snapshot.ts';

const check = 'writes';
/** How many bodies are tried until one is accepted. */
const triedBodies = 3;
/** How many values of one place are compared with another operation. */
const comparedValues = 1;

/**
 * What shows a value of a record elsewhere (`x-entity`, `x-same-as`) shows the new one when the record is changed: the
 * name of a room in a booking that was made before.
 */
export async function checkCopies(run: Run): Promise<void> {
  for (const writer of writersOf(run)) {
    const { operation } = writer;
    const isChange = operation.method === 'PUT' || operation.method === 'PATCH';
    if (!isChange || isLimited(operation)) continue;
    const reads = readsOf(run, operation);
    if (reads.length > 0) await tryCopies(run, writer, reads);
  }
}

async function tryCopies(run: Run, writer: Writer, reads: readonly Operation[]): Promise<void> {
  const target = await targetWithCopies(run, writer.operation);
  if (target === null) return;
  const former = await presentBody(run, writer, target);
  const changed = await change(run, writer, target, former);
  if (changed !== null) {
    const related = new Map<string, Candidate[]>();
    for (const one of reads) {
      for (const call of callsOf(run, one, target.as)) {
        const read = await run.client.send(call, { impatient: true });
        await expectNew(run, changed, read);
        collect(run, related, read, reads);
      }
    }
    for (const candidate of [...related.values()].flat()) await compareRelated(run, candidate);
  }
  if (former !== null && changed !== null) {
    await sendBody(run, writer, target, { value: former, subject: 'as it was before' });
  }
}

/** The reads that show facts which the response to a change shows, too. */
function readsOf({ contract }: Run, operation: Operation): Operation[] {
  const own = new Set(factPlaces(contract, operation).map(({ fact }) => fact));
  if (own.size === 0) return [];
  return contract.operations.filter(
    (read) => read.isRead && factPlaces(contract, read).some(({ fact }) => own.has(fact)),
  );
}

/** A record with what refers to it, as far as it can be made. */
async function targetWithCopies(run: Run, operation: Operation): Promise<Target | null> {
  const as = await run.actorOf(operation);
  const parameter = operation.parameters.findLast((one) => one.in === 'path');
  const kind = parameter ? kindOfParameter(operation, parameter.name) : null;
  if (!parameter) return { as, path: {} };
  if (kind === null) return null;
  const made = await makeRecord(run, kind, as);
  const [first] = await targetsOf(run, operation, 0);
  const target = made
    ? { as, path: { ...made.exchange.call.parts.path, [parameter.name]: made.id } }
    : first;
  const id = target?.path[parameter.name];
  if (target === undefined || id === undefined) return null;
  await makeCopies(run, kind, id, target.as);
  return target;
}

/** Creates records that name one. */
async function makeCopies(run: Run, kind: Kind, id: string, as: Person): Promise<void> {
  for (const operation of run.contract.operations) {
    if (!isCreating(operation) || isLimited(operation) || ending.has(operation.id)) continue;
    const { properties = {} } = bareSchema(run.contract, operation.body?.media[0]?.schema ?? {});
    const field = Object.keys(properties).find((name) => kindOfField(operation, name) === kind);
    const parts = run.cases.plain(operation, as);
    const value = parts.body?.value;
    if (field === undefined || !isObject(value) || parts.body === null) continue;
    const schema = properties[field] ?? {};
    const sent = idValue(run.contract, schema, id);
    const isList = bareSchema(run.contract, schema).items !== undefined;
    const named = { ...value, [field]: isList ? [sent] : sent };
    const call: Call = {
      operation,
      as,
      parts: { ...parts, body: { ...parts.body, value: named } },
    };
    if (!run.may(operation, call.parts)) continue;
    const about = { check, subject: `a record that names a ${kind}` } as const;
    await run.send(call, about, undefined, { impatient: true });
  }
}

/** Sets as many other values as possible; null when every body is rejected. */
async function change(
  run: Run,
  writer: Writer,
  target: Target,
  former: JsonObject | null,
): Promise<Exchange | null> {
  const plain = former ?? plainBody(run, writer.operation, target.as);
  if (plain === null) return null;
  const isOther = (body: JsonObject, name: string) => !isDeepStrictEqual(body[name], plain[name]);
  const weight = (body: JsonObject) =>
    writer.settable.filter(({ name }) => isOther(body, name)).length;
  const bodies = bodiesOf(run, writer, target.as, plain)
    .map(({ value }) => value)
    .toSorted((one, other) => weight(other) - weight(one));
  for (const value of bodies.slice(0, triedBodies)) {
    const subject = 'a change of what is shown elsewhere';
    const exchange = await sendBody(run, writer, target, { value, subject });
    if (exchange !== null) return exchange;
  }
  return null;
}

/** What a read shows of the changed record is what the change has made of it. */
async function expectNew(run: Run, changed: Exchange, first: Exchange): Promise<void> {
  let read = first;
  const values = new Map(
    observationOf(run.contract, changed).facts.map(({ name, value }) => [name, value]),
  );
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const stale = observationOf(run.contract, read).facts.find(
      ({ name, value }) => values.has(name) && !isDeepStrictEqual(values.get(name), value),
    );
    if (stale === undefined) return;
    if (attempt < ATTEMPTS) {
      read = await run.client.send(read.call);
      continue;
    }
    const flaw = {
      rule: 'responses-disagree',
      expected: `${stale.at} ${brief(values.get(stale.name))}, as ${changed.call.operation.id} has set it (${stale.name})`,
      actual: brief(stale.value),
      other: changed,
    } as const;
    const about = {
      check,
      subject: 'copies of what was changed',
      cause: changed.call.operation,
    } as const;
    if (run.isChosen(read.call.operation)) run.findings.add(read, flaw, about);
    run.coverage.settle(changed.call.operation.id, check, true);
  }
}

/** Values that an operation which shows the changed record has, too. */
function collect(
  run: Run,
  found: Map<string, Candidate[]>,
  exchange: Exchange,
  reads: readonly Operation[],
): void {
  for (const related of observationOf(run.contract, exchange).related) {
    if (reads.every(({ id }) => id !== related.relation.operation)) continue;
    const place = related.at.replaceAll(/\/\d+/g, '/*');
    const key = `${exchange.call.operation.id} ${place} ${JSON.stringify(related.relation)}`;
    const known = found.get(key) ?? [];
    if (known.length < comparedValues) found.set(key, [...known, { exchange, related }]);
  }
}
