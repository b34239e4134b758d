import { describe, expect, it } from 'vitest';
import { readPresent } from '#tools/contract/drift/base.ts';
import { isRecord } from '#tools/contract/drift/contract.ts';

/**
 * The mock shows what the examples hold, so a state without one is never seen by the developer of its
 * screen. These are the tags whose screens were built on them.
 */
const tags = ['partners', 'user', 'invitations'];

/** What the server never responds, or what another operation shows: `operation property: values`. */
const neverShown: Readonly<Record<string, string>> = {
  'listEmployees .allowedRoles[]: Owner Approver': 'nobody is invited with a role that decides',
  'listEmployees .items[].invitation.state: Replaced': 'only the last invitation is listed',
  'searchEmployees .items[].allowedActions[]: Unblock Resend UndoAcceptance': 'as in listEmployees',
  'searchEmployees .items[].deniedActions[].action: Block Remove Resend UndoAcceptance':
    'as in listEmployees',
  'searchEmployees .items[].invitation.state: Open Expired Accepted Declined Replaced Withdrawn':
    'as in listEmployees',
  'searchEmployees .items[].invitation.acceptedBy.proof: Phone Email Link': 'as in listEmployees',
  'searchEmployees .items[].role: Owner Manager Approver Accountant': 'as in listEmployees',
  'searchEmployees .items[].state: Invited Blocked': 'as in listEmployees',
  'searchEmployees .allowedRoles[]: Owner Approver': 'as in listEmployees',
  'getPartner .edo.operator: Taxcom Astral TaxNet Sber Other': 'listPartners shows each',
  'listInvitations .items[].role: Owner Approver': 'nobody is invited with a role that decides',
  'listActiveContracts .items[].state: Expired Suspended': 'such a contract is not active',
};

const { contract } = readPresent();
const { document } = contract;

function resolve(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {};
  return typeof value.$ref === 'string' ? resolve(contract.at(value.$ref)) : value;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every enumerated value that a response may hold, with its place: `.items[].state`, `Open`. */
function* possible(given: unknown, place = '', outer: readonly unknown[] = []): Generator<Value> {
  const schema = resolve(given);
  if (outer.includes(schema)) return;
  const within = [...outer, schema];
  for (const value of list(schema.enum)) yield [place, String(value)];
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    for (const part of list(schema[keyword])) yield* possible(part, place, within);
  }
  for (const [name, part] of Object.entries(Object(schema.properties))) {
    yield* possible(part, `${place}.${name}`, within);
  }
  if (schema.items) yield* possible(schema.items, `${place}[]`, within);
}

/** Every plain value of an example, with its place. */
function* shown(value: unknown, place = ''): Generator<Value> {
  if (Array.isArray(value)) for (const item of value) yield* shown(item, `${place}[]`);
  else if (isRecord(value)) {
    for (const [name, part] of Object.entries(value)) yield* shown(part, `${place}.${name}`);
  } else yield [place, String(value)];
}

type Value = readonly [place: string, value: string];

/** Lists the values that no example of a successful response shows: `listPartners .role: Owner`. */
function findUnshown(operationID: string, response: unknown): string[] {
  const { schema, examples } = resolve(Object(resolve(response).content)['application/json']);
  const seen = new Set(
    Object.values(Object(examples))
      .flatMap((example) => [...shown(resolve(example).value)])
      .map((value) => value.join(' ')),
  );
  const missing = new Map<string, Set<string>>();
  for (const [place, value] of possible(schema)) {
    if (seen.has(`${place} ${value}`)) continue;
    missing.set(place, (missing.get(place) ?? new Set()).add(value));
  }
  return [...missing].map(([place, values]) => `${operationID} ${place}: ${[...values].join(' ')}`);
}

const unshown = Object.values(Object(document.paths))
  .map((path) => resolve(Object(path).get))
  .filter((operation) => tags.includes(String(list(operation.tags)[0])))
  .flatMap(({ operationId, responses }) =>
    findUnshown(String(operationId), Object(responses)['200']),
  );

describe('states in the examples of companies', () => {
  it('every state that a response may hold is shown by an example of its operation', () => {
    expect(unshown.filter((one) => !(one in neverShown))).toEqual([]);
  });

  it('every exception is needed', () => {
    expect(Object.keys(neverShown).filter((one) => !unshown.includes(one))).toEqual([]);
  });

  it('a state that no example shows is found', () => {
    const response = {
      content: {
        'application/json': {
          schema: { properties: { state: { enum: ['Open', 'Closed'] } } },
          examples: { open: { value: { state: 'Open' } } },
        },
      },
    };
    expect(findUnshown('getDoor', response)).toEqual(['getDoor .state: Closed']);
  });
});
