import { acceptsSound } from '#tools/contract/checks/accepts-sound.ts';
import { brief, type Difference, differenceOf } from '#tools/contract/checks/writes/difference.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/vocabulary.ts';
import { readEverything, readStable } from './snapshot.ts';

const check = 'writes';
/** How many bodies of an operation are sent. */
const tried = 3;

/** What a request has changed, though it may change nothing. */
interface Change {
  readonly read: string;
  readonly difference: Difference;
}

/** A POST that the contract calls a read (`x-read`), as a price or a search, changes nothing that its sender can read. */
export async function checkSearches(run: Run): Promise<void> {
  const callers = new Map<Person, Operation[]>();
  for (const operation of run.operations) {
    if (!operation.isRead || operation.method !== 'POST') continue;
    const as = await run.actorOf(operation);
    if (run.cases.unknownParameters(operation, as).length > 0) continue;
    callers.set(as, [...(callers.get(as) ?? []), operation]);
  }
  for (const [as, operations] of callers) {
    // All at once: the reads before and after are many. Only where they differ each is tried alone.
    const change = await changeOf(
      run,
      as,
      operations.flatMap((one) => callsOf(run, one, as)),
    );
    if (change.change === null) continue;
    for (const operation of operations) await checkOne(run, operation, as);
  }
}

async function checkOne(run: Run, operation: Operation, as: Person): Promise<void> {
  const calls = callsOf(run, operation, as);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const { change, exchange } = await changeOf(run, as, calls);
    if (change === null || exchange === null) return;
    // Once may have been a background job.
    if (attempt === 1) continue;
    const { read, difference } = change;
    const flaw = {
      rule: 'preview-changes',
      expected: `${read} ${difference.at} ${brief(difference.one)}, as before ${operation.id}, which is a read`,
      actual: brief(difference.two),
    } as const;
    run.findings.add(exchange, flaw, { check, subject: 'a POST that is a read' });
    run.coverage.settle(operation.id, check, true);
  }
}

/** The difference that calls make in what was the same in two readings before them. */
async function changeOf(
  run: Run,
  as: Person,
  calls: readonly Call[],
): Promise<{ change: Change | null; exchange: Exchange | null }> {
  const before = await readStable(run, as);
  let exchange: Exchange | null = null;
  for (const call of calls) {
    const about = { check, subject: 'a POST that is a read' } as const;
    const sent = await run.send(call, about, acceptsSound(call.operation), { impatient: true });
    if (isSuccess(sent)) exchange = sent;
  }
  const after = await readEverything(run, as);
  for (const [read, json] of before) {
    if (!after.has(read)) continue;
    const difference = differenceOf(json, after.get(read), '');
    if (difference !== null) return { change: { read, difference }, exchange };
  }
  return { change: null, exchange };
}

function callsOf(run: Run, operation: Operation, as: Person): Call[] {
  const parts = run.cases.plain(operation, as);
  const names = [...(operation.body?.media[0]?.examples.keys() ?? [])];
  const bodies = names.length > 1 ? names.slice(0, tried) : [undefined];
  return bodies.map((name) => ({
    operation,
    as,
    parts: { ...parts, body: run.cases.plainBody(operation, as, name) },
  }));
}
