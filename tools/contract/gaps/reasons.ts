import { kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Run } from '#tools/contract/run.ts';
import { allSequences } from '#tools/contract/sequences/all.ts';
import { mayPlay } from '#tools/contract/sequences/may-play.ts';
import { type Person, persons } from '#tools/contract/vocabulary.ts';

export const notImplemented = 'not yet: the back end responds with 501 NotImplemented';

/** What stays untested without a person. */
export const withoutPerson: Readonly<Record<Person, string>> = {
  main: 'most operations that need a token got none',
  other: 'that nobody gets the records of others was not tested',
  owner: 'what belongs to a company was not tested',
  employee: 'what an employee of the company may do was not tested',
  approver: 'approvals of orders were not tested',
  staff: 'operations of staff were not called',
  noScope: '403 for a token without the scope was not tested',
};

/** The people that a contract needs: a public one needs none, a company has a part in sequences alone. */
export function neededPeople(run: Run): readonly Person[] {
  const { contract } = run;
  const hasTokens = contract.operations.some(({ security }) => security !== 'none');
  const playable = allSequences.filter((one) => mayPlay(run, one));
  const players = new Set<Person>(
    playable.flatMap(({ as, steps }) => [as, ...steps.map((step) => step.as ?? as)]),
  );
  return persons.filter((person) => {
    if (person === 'staff') return contract.operations.some(({ isForStaff }) => isForStaff);
    if (person === 'main' || person === 'other' || person === 'noScope') return hasTokens;
    return players.has(person);
  });
}

/** Why no request of an operation may be sent; null when some may. */
export function forbiddenBecause(run: Run, operation: Operation): string | null {
  if (run.may(operation)) return null;
  if (run.consent === 'none') return 'it could change something, which --read-only forbids';
  return 'it changes what the run has not created, or reaches other people (allow it: --write)';
}

/** Why an operation cannot be called with success: nobody has an id that its path takes. */
export function missingID(run: Run, operation: Operation): string | null {
  const people = [...run.people].filter(([, has]) => has).map(([person]) => person);
  const callers: readonly Person[] = people.length > 0 ? people : ['main'];
  const missing = callers.map((person) => run.cases.unknownParameters(operation, person));
  const [first = []] = missing;
  if (missing.some(({ length }) => length === 0)) return null;
  return `no id of ${first.join(', ')} is known: no list has one, and --ids names none`;
}

/** Why a documented status was never received; a general reason when no specific one was noted. */
export function whyNot(run: Run, operation: Operation, status: string): string {
  const { coverage } = run;
  const excluded = run.excludedBecause(operation.id);
  if (excluded !== null) return `excluded: ${excluded}`;
  const noted = coverage.reason(operation.id, status);
  if (coverage.isNotYet(operation.id) && (Number(status) < 400 || Number(status) > 403)) {
    return notImplemented;
  }
  if (coverage.received(operation.id).includes(status)) {
    return 'responses with it came, but none was valid: see the findings';
  }
  if (noted !== null) return noted;
  const forbidden = forbiddenBecause(run, operation);
  if (forbidden !== null) return forbidden;
  const unknown = missingID(run, operation);
  if (unknown !== null && (status === '409' || status === '422' || Number(status) < 400)) {
    return unknown;
  }
  const others = coverage.received(operation.id).filter((one) => !ofOtherChecks.has(one));
  if (Number(status) < 300 && others.length > 0) {
    return selected(run, `each request was rejected or got another status: ${others.join(', ')}`);
  }
  return specific(run, operation, status) ?? selected(run, 'no request led to it');
}

/** Statuses of requests that are not meant to succeed. */
const ofOtherChecks: ReadonlySet<string> = new Set(['401', '403', '405', '415']);

function specific(run: Run, operation: Operation, status: string): string | null {
  const { security, parameters, id } = operation;
  const isOptional = security === 'optional';
  if (status === '304') return 'no response had an ETag to repeat the request with';
  if (status === '401' && isOptional)
    return 'the token is optional, and a bad one is treated as none';
  if (status === '403' && isOptional)
    return 'the token is optional, and one without the scope is treated as none';
  if (status === '403' && run.people.get('noScope') === false)
    return 'no token without the scope (person noScope)';
  const isReadOnly = run.consent === 'none';
  if (status === '409' && parameters.some(({ name }) => name === 'Idempotency-Key')) {
    const isRepeated = (run.coverage.kinds(id).repeats ?? 0) > 1;
    return isRepeated
      ? 'two calls with one key did not meet, and no sequence led to a conflict'
      : selected(run, 'no two calls with one key were sent, and no sequence led to a conflict');
  }
  // Without sequences the general reason says all.
  if (isReadOnly && (status === '409' || status === '422')) return null;
  if (status === '409') return selected(run, 'no request or sequence led to a conflict');
  if (status === '422') return selected(run, 'no request or sequence led to a rejection');
  if (status === '429' && !run.options.burst) return 'no burst was sent (--burst N)';
  return null;
}

/** With a selection the checks that were left out may be the reason. */
function selected({ options }: Run, reason: string): string {
  return options.checks === undefined ? reason : `${reason} (not all checks were selected)`;
}

/** Whether an operation is about one record of a person. */
export function namesRecord(operation: Operation, isPersonal: (kind: string) => boolean): boolean {
  return operation.parameters.some(({ name, in: place }) => {
    const kind = place === 'path' ? kindOfParameter(operation, name) : null;
    return kind !== null && isPersonal(kind);
  });
}
