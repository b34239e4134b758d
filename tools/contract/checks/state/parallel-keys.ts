import { acceptsSound } from '#tools/contract/checks/accepts-sound.ts';
import { readWholeList } from '#tools/contract/checks/lists/whole-list.ts';
import { isLimited } from '#tools/contract/checks/writes/write-bodies.ts';
import { isCreating } from '#tools/contract/ids/id-sources.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import { newKey, withKey } from '#tools/contract/sequences/repeat.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { otherViewsOf } from '#tools/contract/world/record-views.ts';
import { type View, viewCall, viewsOf } from '#tools/contract/world/views.ts';

const check = 'repeats';
const keyHeader = 'Idempotency-Key';
/** How often one key is used at once. */
const atOnce = 4;

/**
 * One effect for each key: the same key several times at once, before any of the requests was processed, creates one
 * record; two keys with the same request create two.
 */
export async function checkParallelKeys(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const isKeyed = operation.parameters.some(({ name }) => name === keyHeader);
    if (!isKeyed || !isCreating(operation) || isLimited(operation)) continue;
    const as = await run.actorOf(operation);
    const parts = run.cases.plain(operation, as);
    if (!run.may(operation, parts)) continue;
    await tryKeys(run, { operation, as, parts }, as);
  }
}

async function tryKeys(run: Run, call: Call, as: Person): Promise<void> {
  const key = newKey();
  const before = await listedBy(run, call.operation, as, call.parts.path);
  const same = await sendAll(
    run,
    Array.from({ length: atOnce }, () => withKey(call, key)),
  );
  const made = idsOf(same);
  const first = same.find(isSuccess);
  if (first === undefined || made.size === 0) return;
  const after = await listedBy(run, call.operation, as, call.parts.path);
  const added = [...(after ?? [])].filter((id) => !before?.has(id));
  const count = Math.max(made.size, before === null ? 0 : added.length);
  if (count > 1) {
    const expected = `one record for ${atOnce} requests with one key at once`;
    add(run, first, 'key-made-two', expected, `${count} records`);
  }
  const others = await sendAll(run, [withKey(call, newKey()), withKey(call, newKey())]);
  const succeeded = others.filter(isSuccess);
  const next = idsOf([first, ...succeeded]);
  if (succeeded.length === 0 || next.size === succeeded.length + 1) return;
  // What is stored once is the same record without a key, too: an address that is there already.
  const [without] = isKeyRequired(call.operation) ? [] : await sendAll(run, [call]);
  if (without !== undefined && idsOf([first, without]).size === 1) return;
  const expected = `${succeeded.length + 1} records for as many keys with one request`;
  add(run, succeeded[0] ?? first, 'key-shared', expected, `${next.size}`);
}

function isKeyRequired({ parameters }: Operation): boolean {
  return parameters.some(({ name, required }) => name === keyHeader && required);
}

function sendAll(run: Run, calls: readonly Call[]): Promise<Exchange[]> {
  const about = { check, subject: 'keys at once' } as const;
  return Promise.all(
    calls.map((call) => run.send(call, about, acceptsSound(call.operation), { impatient: true })),
  );
}

function idsOf(exchanges: readonly Exchange[]): ReadonlySet<string> {
  const made = exchanges.filter(isSuccess).map(({ response }) => response?.json);
  return new Set(made.flatMap((json) => (isObject(json) ? (idText(json.id) ?? []) : [])));
}

/** The ids in the list of what an operation creates; null where there is no list of it. */
async function listedBy(
  run: Run,
  operation: Operation,
  as: Person,
  path: Call['parts']['path'],
): Promise<ReadonlySet<string> | null> {
  const views: View[] = [
    ...viewsOf(run.contract, operation),
    ...otherViewsOf(run.contract, operation),
  ];
  const view = views.find((one) => one.list !== null && one.operation.path === operation.path);
  if (view === undefined) return null;
  const parts = { path, query: [], headers: {}, body: null };
  const nothing = { method: '', url: '', headers: {}, body: null };
  const call = { operation, as, parts };
  const read = viewCall(view, { call, request: nothing, response: null, failure: null });
  const whole = read && (await readWholeList(run, view, as, read.parts.path));
  return whole === null ? null : new Set(whole.records.keys());
}

function add(
  run: Run,
  exchange: Exchange,
  rule: 'key-made-two' | 'key-shared',
  expected: string,
  actual: string,
): void {
  const { operation } = exchange.call;
  run.findings.add(exchange, { rule, expected, actual }, { check, subject: 'keys at once' });
  run.coverage.settle(operation.id, check, true);
}
