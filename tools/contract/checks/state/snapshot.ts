import { listParts, takes } from '#tools/contract/checks/lists/list-calls.ts';
import { differenceOf, withoutMoments } from '#tools/contract/checks/writes/difference.ts';
import { kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, isSuccess } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { isFreeSearch } from '#tools/contract/world/record-views.ts';
import { lastingJson } from '#tools/contract/world/temporary.ts';
import { isPlainRead, successMedia } from '#tools/contract/world/views.ts';

/** How many records of a kind are read by their ids: the first and the newest. */
const readRecords = 2;

/** What a person can read, by call; without points of time and what is made for each response. */
type Snapshot = ReadonlyMap<string, unknown>;

/** Reads everything that a person can read without a limit: lists, and the first and newest records. */
export async function readEverything(run: Run, as: Person): Promise<Snapshot> {
  const found = new Map<string, unknown>();
  // One after another: what was viewed last is in the order of these reads.
  for (const call of run.contract.operations.flatMap((one) => callsOf(run, one, as))) {
    const exchange = await run.client.send(call, { impatient: true });
    if (!isSuccess(exchange)) continue;
    const key = [call.operation.id, ...Object.values(call.parts.path)].join(' ');
    found.set(key, withoutMoments(lastingJson(run.contract, exchange)));
  }
  return found;
}

/** The same without what differs each time it is read, such as an order by chance. */
export async function readStable(run: Run, as: Person): Promise<Snapshot> {
  const first = await readEverything(run, as);
  const second = await readEverything(run, as);
  return new Map(
    [...second].filter(([read, json]) => differenceOf(first.get(read), json, '') === null),
  );
}

/** The calls of a read, for each of some records where its path names one. */
export function callsOf(run: Run, operation: Operation, as: Person): Call[] {
  const isRead = isPlainRead(operation) || isFreeSearch(run.contract, operation);
  if (!isRead || successMedia(operation) === null || operation.responses.has('429')) return [];
  if (operation.isForStaff !== (as === 'staff')) return [];
  const [parameter, ...others] = operation.parameters.filter((one) => one.in === 'path');
  const pageSize = run.contract.resolve(
    operation.parameters.find(({ name }) => name === 'pageSize')?.schema ?? {},
  ).maximum;
  const isSized = pageSize !== undefined && takes(run, operation, 'pageSize');
  const parts = listParts({ run, operation, as }, isSized ? { pageSize } : {});
  if (parameter === undefined) return [{ operation, as, parts }];
  const kind = kindOfParameter(operation, parameter.name);
  if (kind === null || others.length > 0) return [];
  const ids = run.known.of(kind, as);
  const chosen = new Set([...ids.slice(0, readRecords), ...ids.slice(-readRecords)]);
  return [...chosen].map((id) => ({
    operation,
    as,
    parts: { ...parts, path: { [parameter.name]: id } },
  }));
}
