import { isDeepStrictEqual } from 'node:util';
import { brief } from '#tools/contract/checks/writes/difference.ts';
import { nextReadFlaws } from '#tools/contract/checks/writes/next-read.ts';
import { sentElsewhereFlaws, sentFlaws } from '#tools/contract/checks/writes/sent-flaws.ts';
import {
  bodiesOf,
  isLimited,
  plainBody,
  type Writer,
  writersOf,
} from '#tools/contract/checks/writes/write-bodies.ts';
import { isCreating } from '#tools/contract/ids/id-sources.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { lastingJson } from '#tools/contract/world/temporary.ts';
import { recordLike, type View, viewCall, viewsOf } from '#tools/contract/world/views.ts';
import { presentBody, sendBody } from './own-values.ts';

const check = 'writes';
const [one, another] = ['main', 'other'] as const;

/**
 * What two persons write into records of their own, each of which has no id of another one in its path: what the second
 * one sends is read back, and is not what the first one reads then.
 */
export async function checkTwoPersons(run: Run): Promise<void> {
  if (!(await run.has(one)) || !(await run.has(another))) return;
  for (const writer of writersOf(run)) {
    const { operation } = writer;
    if (operation.path.includes('{') || isLimited(operation) || operation.isForStaff) continue;
    if (operation.method !== 'PUT' && operation.method !== 'PATCH' && !isCreating(operation))
      continue;
    await tryBoth(run, writer);
  }
}

async function tryBoth(run: Run, writer: Writer): Promise<void> {
  const { operation } = writer;
  const views = viewsOf(run.contract, operation).filter((view) => isSoleRecord(view, operation));
  const former = new Map<Person, JsonObject | null>();
  for (const as of [one, another]) {
    const target = { as, path: {} };
    former.set(as, views.length > 0 ? await presentBody(run, writer, target) : null);
  }
  const [first, second] = [bodyOf(run, writer, one, 0), bodyOf(run, writer, another, 1)];
  if (first === null || second === null) return;
  const before = await send(run, writer, one, first);
  if (before === null) return;
  const after = await send(run, writer, another, second);
  if (after !== null) {
    for (const flaw of [
      ...sentFlaws(run.contract, after),
      ...(await sentElsewhereFlaws(run, after)),
      ...(await nextReadFlaws(run, after)),
    ]) {
      add(run, after, flaw);
    }
    for (const view of [...views, ...createdViews(run, before)]) {
      await expectSame(run, writer, { before, after, view });
    }
  }
  for (const as of [one, another]) {
    const body = former.get(as);
    if (body) await send(run, writer, as, body);
  }
}

/** A read of the only record of a person: `/profile` of a PUT to it. */
function isSoleRecord({ operation, list }: View, { path }: Writer['operation']): boolean {
  return list === null && operation.path === path;
}

/** The reads of a created record by its id. */
function createdViews(run: Run, { call }: Exchange): View[] {
  if (!isCreating(call.operation)) return [];
  return viewsOf(run.contract, call.operation).filter(({ list }) => list === null);
}

function send(run: Run, writer: Writer, as: Person, value: JsonObject): Promise<Exchange | null> {
  const path = {};
  return sendBody(run, writer, { as, path }, { value, subject: `what ${as} writes` });
}

/** What the first person reads is what that person has written. */
async function expectSame(
  run: Run,
  { settable }: Writer,
  { before, after, view }: { before: Exchange; after: Exchange; view: View },
): Promise<void> {
  const call = viewCall(view, before);
  const now = call && (await run.client.send(call));
  if (!now || !isSuccess(now)) return;
  const written = Object(lastingJson(run.contract, before));
  const record = recordLike(view, lastingJson(run.contract, now), written);
  const changed = settable.find(
    ({ name }) => record && name in record && !isDeepStrictEqual(record[name], written[name]),
  );
  if (record === undefined || changed === undefined) return;
  const { name } = changed;
  add(run, now, {
    rule: 'others-changed',
    expected: `${name} ${brief(written[name])} of ${one} stays when ${another} sends ${after.call.operation.id}`,
    actual: brief(record[name]),
    other: after,
  });
}

function bodyOf(run: Run, writer: Writer, as: Person, index: number): JsonObject | null {
  const plain = plainBody(run, writer.operation, as);
  if (plain === null) return null;
  const bodies = bodiesOf(run, writer, as, plain);
  return bodies[index % Math.max(1, bodies.length)]?.value ?? plain;
}

function add(run: Run, exchange: Exchange, flaw: Parameters<Run['findings']['add']>[1]): void {
  const { operation } = exchange.call;
  run.findings.add(exchange, flaw, { check, subject: `what ${one} and ${another} write` });
  run.coverage.settle(operation.id, check, true);
}
