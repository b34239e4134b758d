import fc from 'fast-check';
import { isLimited } from '#tools/contract/checks/writes/write-bodies.ts';
import { isCreating } from '#tools/contract/ids/id-sources.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Exchange, nobody, type RequestParts } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/suite.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import { persons } from '#tools/contract/vocabulary.ts';
import { acceptsSound } from './accepts-sound.ts';
import { type LimitSender, tryAtLimits } from './at-limits.ts';

/** How many requests shrinking one failure may send. */
const shrinkRequests = 40;
/** How many are sent where each success counts against a limit that the next run needs, too. */
const limitedRuns = 3;

/** Valid requests: the contract's examples and requests generated from its schemas. */
export async function checkValid(run: Run): Promise<void> {
  const operations = run.operations.filter((operation) => run.may(operation));
  // All examples go first, before the back end's rate limits have counted many requests.
  const tryExamples = async (operation: Operation): Promise<void> => {
    const missing = run.cases.unknownParameters(operation, await run.actorOf(operation));
    if (missing.length > 0) {
      run.coverage.explain(operation.id, 'valid', `no id of a ${missing.join(', ')} is known`);
    }
    const [first, ...others] = exampleNames(operation);
    await tryExample(run, operation, first);
    if (!operation.isRead) return;
    for (const name of others) await tryExample(run, operation, name);
    await tryAnonymous(run, operation);
  };
  // What they create the others may change, without leave for what was there before.
  await run.forEach('valid', operations.filter(isCreating), tryExamples);
  const rest = operations.filter((operation) => !isCreating(operation));
  await run.forEach('valid', rest, tryExamples);
  await run.forEach('valid', operations, async (operation) => {
    const others = operation.isRead ? [] : exampleNames(operation).slice(1);
    for (const name of others) await tryExample(run, operation, name);
    const senders = await sendersOf(run, operation);
    const [as = 'main'] = senders;
    await tryAtLimits(run, operation, await limitSenders(run, operation), acceptsSound(operation));
    await tryGenerated(run, operation, as);
  });
}

/**
 * Who sends the requests. Where each success counts against a limit, others than the first: the
 * sequences need what is left of theirs, also in the next run.
 */
async function sendersOf(run: Run, operation: Operation): Promise<readonly Person[]> {
  const actors = await run.actorsOf(operation);
  return isLimited(operation) ? actors.toReversed() : actors;
}

/**
 * Who sends the limits, one after another until no rate limit rejects it: the sequences need what is
 * left to the first of them.
 */
async function limitSenders(run: Run, operation: Operation): Promise<readonly LimitSender[]> {
  const senders = await sendersOf(run, operation);
  if (!isLimited(operation) || operation.isRead) return senders.slice(0, 1);
  const others: Person[] = [];
  for (const person of persons) {
    if (person !== 'main' && person !== 'noScope' && (await run.has(person))) others.push(person);
  }
  const visitor: LimitSender[] = operation.security === 'required' ? [] : [nobody];
  return [...new Set([...visitor, ...others.toReversed(), ...senders])];
}

function exampleNames(operation: Operation): readonly (string | undefined)[] {
  const names = [...(operation.body?.media[0]?.examples.keys() ?? [])];
  return names.length > 0 ? names : [undefined];
}

/** Sends an example as everybody who could send it, until it is not rejected by a rate limit. */
async function tryExample(run: Run, operation: Operation, name: string | undefined): Promise<void> {
  for (const as of await sendersOf(run, operation)) {
    const parts = run.cases.plain(operation, as);
    const body = run.cases.plainBody(operation, as, name);
    if (!run.may(operation, parts)) continue;
    const subject = name ? `the example ${name}` : 'the plainest request';
    const call = { operation, parts: { ...parts, body }, as };
    const about = { check: 'valid', subject } as const;
    const { response } = await run.send(call, about, acceptsSound(operation), { impatient: true });
    if (response?.status !== 429) return;
  }
}

/** Responses have an id also when the request brings none. */
async function tryAnonymous(run: Run, operation: Operation): Promise<void> {
  const as = await run.actorOf(operation);
  const parts = run.cases.plain(operation, as);
  const about = { check: 'valid', subject: 'without X-Request-ID' } as const;
  const call = { operation, parts, as, isAnonymous: true } as const;
  await run.send(call, about, acceptsSound(operation), { impatient: true });
}

/** The shrunk request of a failed run. */
interface Failure {
  readonly exchange: Exchange;
  readonly rule: Flaw['rule'];
}

async function tryGenerated(run: Run, operation: Operation, as: Person): Promise<void> {
  const arbitrary = run.cases.arbitrary(operation, as);
  if (isConstant(operation)) return;
  let failure: Failure | null = null;
  let shrunk = 0;
  const property = fc.asyncProperty(arbitrary, async (parts) => {
    if (!run.may(operation, parts)) return true;
    if (failure !== null) {
      shrunk += 1;
      if (shrunk > shrinkRequests) return true;
    }
    const next = await tryOnce(run, operation, as, parts, failure?.rule ?? null);
    if (next === null) return true;
    failure = next;
    return false;
  });
  const numRuns = isLimited(operation) ? Math.min(run.runs, limitedRuns) : run.runs;
  await fc.check(property, { seed: run.seed, numRuns, endOnFailure: false });
  if (failure !== null) noteSmallest(run, failure);
}

/** Without parameters and body there is only one request. */
function isConstant({ parameters, body }: Operation): boolean {
  return body === null && !parameters.some(({ in: place }) => place === 'query');
}

/** Sends one generated request; returns its exchange when it has a flaw (of the rule being shrunk). */
async function tryOnce(
  run: Run,
  operation: Operation,
  as: Person,
  parts: RequestParts,
  rule: Flaw['rule'] | null,
): Promise<Failure | null> {
  const exchange = await run.client.send({ operation, parts, as });
  const verdict = run.validator.validate(exchange);
  const flaws = [...verdict.flaws, ...(verdict.notYet ? [] : acceptsSound(operation)(exchange))];
  const flaw = rule === null ? flaws[0] : flaws.find((one) => one.rule === rule);
  if (flaw !== undefined) return { exchange, rule: flaw.rule };
  if (rule === null)
    run.validateExchange(exchange, { check: 'valid', subject: 'a generated request' });
  return null;
}

function noteSmallest(run: Run, { exchange }: Failure): void {
  const about = { check: 'valid', subject: 'a generated request, made small' } as const;
  run.validateExchange(exchange, about, acceptsSound(exchange.call.operation));
}
