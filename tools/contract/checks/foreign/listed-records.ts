import { itemsOf, listParts } from '#tools/contract/checks/lists/list-calls.ts';
import { type Kind, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { placesOf } from '#tools/contract/ids/id-sources.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/suite.ts';
import { isPlainRead } from '#tools/contract/world/views.ts';

const check = 'foreignData';
const people: readonly Person[] = ['main', 'owner', 'approver', 'employee', 'other'];
/** How many records of a list are read: the first and the last ones. */
const tried = 8;
/** What says that a record is none of the user's. */
const hidden = [403, 404];

/**
 * Who is shown a record in a list may read it: a list that shows too much names records that their own
 * page denies. Each list is read as everybody, with each value of what chooses it (`x-filter: choice`).
 */
export async function checkListedRecords(run: Run): Promise<void> {
  const operations = run.operations.filter(
    (operation) =>
      operation.isRead &&
      operation.security === 'required' &&
      !operation.isForStaff &&
      listedKind(operation) !== null,
  );
  await run.forEach(check, operations, async (operation) => {
    const kind = listedKind(operation);
    const pages = kind === null ? [] : pagesOf(run, kind);
    if (pages.length === 0) return;
    for (const as of people) {
      if (!(await run.has(as)) || run.cases.unknownParameters(operation, as).length > 0) continue;
      for (const parameters of choicesOf(run, operation)) {
        await checkList(run, { operation, as, parameters, pages });
      }
    }
  });
}

interface ListedAs {
  readonly operation: Operation;
  readonly as: Person;
  readonly parameters: JsonObject;
  /** The reads of one record. */
  readonly pages: readonly Operation[];
}

async function checkList(run: Run, { operation, as, parameters, pages }: ListedAs): Promise<void> {
  const subject = `records that ${as} is shown`;
  const parts = listParts({ run, operation, as }, parameters);
  const list = await run.send({ operation, parts, as }, { check, subject });
  const { json } = list.response ?? {};
  const items = isSuccess(list) && isObject(json) ? itemsOf(json.items) : [];
  const ids = items.flatMap(({ id }) => idText(id) ?? []);
  const chosen = new Set([...ids.slice(0, tried / 2), ...ids.slice(-tried / 2)]);
  for (const id of chosen) {
    const denied = await deniedRead(run, pages, as, id);
    if (denied === null) continue;
    // Read again: it may have been deleted meanwhile.
    const again = await run.client.send({ operation, parts, as });
    const { json: now } = again.response ?? {};
    if (!isObject(now) || !itemsOf(now.items).some((item) => idText(item.id) === id)) continue;
    const expected = `${id}, which ${operation.id} shows to ${as}, can be read by ${denied.call.operation.id}`;
    const actual = String(denied.response?.status);
    const flaw = { rule: 'listed-unreadable', expected, actual, other: denied } as const;
    run.findings.add(list, flaw, { check, subject });
    run.coverage.settle(operation.id, check, true);
    return;
  }
}

/** The response that denies the record, when every read of such a record does. */
async function deniedRead(
  run: Run,
  pages: readonly Operation[],
  as: Person,
  id: string,
): Promise<Exchange | null> {
  let denied: Exchange | null = null;
  for (const operation of pages) {
    const [name = ''] = operation.parameters.flatMap((one) => (one.in === 'path' ? one.name : []));
    const parts = { path: { [name]: id }, query: [], headers: {}, body: null };
    const exchange = await run.client.send({ operation, as, parts });
    if (!hidden.includes(exchange.response?.status ?? 0)) return null;
    denied = exchange;
  }
  return denied;
}

/** The kind of the records that an operation lists, by their id. */
function listedKind(operation: Operation): Kind | null {
  return placesOf(operation).find(([place]) => place === '/items/*/id')?.[1] ?? null;
}

/** The reads whose path ends with an id of the kind and has no other. */
function pagesOf(run: Run, kind: Kind): Operation[] {
  return run.contract.operations.filter((operation) => {
    const path = operation.parameters.filter((one) => one.in === 'path');
    const [only] = path;
    return (
      isPlainRead(operation) &&
      !operation.isForStaff &&
      path.length === 1 &&
      only !== undefined &&
      operation.path.endsWith(`{${only.name}}`) &&
      kindOfParameter(operation, only.name) === kind
    );
  });
}

/** No parameters, and each value of a parameter that chooses what is listed. */
function choicesOf(run: Run, operation: Operation): JsonObject[] {
  const schema = operation.body?.media[0]?.schema;
  const properties = (schema && run.contract.resolve(schema).properties) ?? {};
  const chosen = Object.entries(properties).flatMap(([name, given]) =>
    Object(given)['x-filter'] === 'choice'
      ? (run.contract.resolve(given).enum ?? []).map((value) => ({ [name]: value }))
      : [],
  );
  return [{}, ...chosen];
}
