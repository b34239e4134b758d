import { isDeepStrictEqual } from 'node:util';
import { kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Call, type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import { type Person, persons } from '#tools/contract/vocabulary.ts';
import type { Related } from '#tools/contract/world/facts.ts';
import { followingCalls } from '#tools/contract/world/follow.ts';
import { relatedCall, relatedValue } from '#tools/contract/world/relate.ts';
import { type Disagreement, observationOf, sight, World } from '#tools/contract/world/world.ts';

/** How many records of a kind are read alone. */
const readRecords = 3;
/** How many values of one property are compared with another operation. */
const comparedValues = 2;
/** A background job may explain a difference; one that persists so often is a finding. */
const ATTEMPTS = 3;
const check = 'agreements';

/** A value of a response that another operation has, too. */
export interface Candidate {
  readonly exchange: Exchange;
  readonly related: Related;
}

/** Reads everything as each person, while nothing is changed: no two responses may disagree. */
export async function checkWorld(run: Run): Promise<void> {
  for (const person of persons) {
    if (person === 'noScope' || !(await run.has(person))) continue;
    const operations = run.operations.filter(
      (operation) => isFactual(operation) && operation.isForStaff === (person === 'staff'),
    );
    const world = new World(run.contract);
    const candidates = new Map<string, Candidate[]>();
    const about = { check, subject: `everything that ${person} can read` } as const;
    const read = (call: Call) => run.send(call, about, undefined, { impatient: true });
    const learn = (exchange: Exchange): void => {
      for (const related of world.learn(exchange).related) {
        collect(candidates, { exchange, related });
      }
    };
    const exchanges = new Map<Operation, Exchange[]>();
    await run.forEach(check, operations, async (operation) => {
      if (operation.security === 'none' && person !== 'main') return;
      const own: Exchange[] = [];
      exchanges.set(operation, own);
      for (const call of callsOf(run, operation, person)) own.push(await read(call));
    });
    // In the order of the operations, whichever has responded first.
    for (const operation of operations) exchanges.get(operation)?.forEach(learn);
    const calls = followingCalls(run.contract, operations, world.lonely);
    const following: Exchange[] = [];
    await run.apart(
      calls.map((call, index) => async () => {
        following[index] = await read(call);
      }),
    );
    following.forEach(learn);
    for (const disagreement of world.disagreements) await confirm(run, disagreement);
    const pairs = [...candidates.values()].flat();
    await run.apart(pairs.map((candidate) => () => compareRelated(run, candidate)));
  }
}

/** Whether a read shows facts. */
export function isFactual({ isRead, responses, id }: Operation): boolean {
  const media = responses.get('200')?.media[0];
  // Its hourly limit is for the requests of the user.
  return isRead && media?.type.includes('json') === true && id !== 'exportOwnData';
}

/** The plainest call of a read, for each of the first records that its path can name. */
function callsOf(run: Run, operation: Operation, as: Person): Call[] {
  if (run.cases.unknownParameters(operation, as).length > 0) return [];
  const plain = run.cases.plain(operation, as);
  const schema = operation.body?.media[0]?.schema;
  const isFree = schema !== undefined && !run.contract.resolve(schema).required?.length;
  const body = plain.body !== null && isFree ? { ...plain.body, value: {} } : plain.body;
  const [parameter, ...others] = operation.parameters.filter((one) => one.in === 'path');
  const kind = parameter && others.length === 0 ? kindOfParameter(operation, parameter.name) : null;
  const paths =
    parameter && kind !== null
      ? run.known
          .of(kind, as)
          .slice(0, readRecords)
          .map((id) => ({ [parameter.name]: id }))
      : [plain.path];
  return paths.map((path) => ({ operation, as, parts: { ...plain, path, body } }));
}

/** The first values of each property: those of one list may all be alike. */
function collect(candidates: Map<string, Candidate[]>, candidate: Candidate): void {
  const { exchange, related } = candidate;
  const place = related.at.replaceAll(/\/\d+/g, '/*');
  const key = `${exchange.call.operation.id} ${place} ${JSON.stringify(related.relation)}`;
  const known = candidates.get(key) ?? [];
  if (known.length >= comparedValues) return;
  candidates.set(key, [...known, candidate]);
}

async function confirm(run: Run, { fact, one, other }: Disagreement): Promise<void> {
  let [before, after] = [one, other];
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const exchanges = [
      await run.client.send(before.exchange.call),
      await run.client.send(after.exchange.call),
    ] as const;
    const [first, second] = exchanges;
    const next = sight(run.contract, first, fact, before.at);
    const last = sight(run.contract, second, fact, after.at);
    if (!next || !last || isDeepStrictEqual(next.value, last.value)) return;
    [before, after] = [next, last];
  }
  const isOther = run.isChosen(after.exchange.call.operation);
  const [blamed, named] = isOther ? [after, before] : [before, after];
  add(run, blamed.exchange, named.exchange, {
    subject: `one value of ${fact.split(' ')[0]}: ${fact.split(' ').slice(2).join(' ')}`,
    expected: `${blamed.at} ${shown(named.value)}, as ${named.at} of ${idOf(named.exchange)} (${fact})`,
    actual: shown(blamed.value),
  });
}

/** Compares a value with the one of the other operation, several times. */
export async function compareRelated(run: Run, candidate: Candidate): Promise<void> {
  let { exchange, related } = candidate;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const call = relatedCall(run.contract, exchange, related);
    if (call === null) return;
    const other = await run.client.send(call);
    if (!isSuccess(other)) return;
    const expected = relatedValue(related, other);
    if (expected === undefined || isDeepStrictEqual(expected, related.value)) return;
    if (attempt === ATTEMPTS) {
      add(run, exchange, other, {
        subject: `${related.at.replaceAll(/\/\d+/g, '/*')} is what ${idOf(other)} has`,
        expected: `${related.at} ${shown(expected)}: ${related.relation.value} of ${idOf(other)}`,
        actual: shown(related.value),
      });
      return;
    }
    exchange = await run.client.send(exchange.call);
    const again = observationOf(run.contract, exchange).related.find(
      ({ at, relation }) => at === related.at && isDeepStrictEqual(relation, related.relation),
    );
    if (again === undefined) return;
    related = again;
  }
}

function add(
  run: Run,
  exchange: Exchange,
  other: Exchange,
  { subject, expected, actual }: { subject: string; expected: string; actual: string },
): void {
  const flaw = { rule: 'responses-disagree', expected, actual, other } as const;
  run.findings.add(exchange, flaw, { check, subject });
}

function idOf({ call }: Exchange): string {
  return call.operation.id;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
}
