import { unknownID } from '#tools/contract/generate/unknown-id.ts';
import { kindOfField, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { idValue } from '#tools/contract/ids/id-values.ts';
import type { Operation, Parameter } from '#tools/contract/openapi/contract.ts';
import { isObject, typesOf } from '#tools/contract/openapi/schema.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import type { RequestParts } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/suite.ts';

interface Attempt {
  readonly subject: string;
  readonly parts: RequestParts;
  readonly isBody: boolean;
}

/** Paths and bodies with ids that do not exist. */
export async function checkUnknownIDs(run: Run): Promise<void> {
  const operations = run.operations.filter(({ path, body }) => path.includes('{') || body !== null);
  await run.forEach('unknownIDs', operations, async (operation) => {
    const as = await run.actorOf(operation);
    for (const attempt of [...inPath(run, operation, as), ...inBody(run, operation, as)]) {
      await tryUnknown(run, operation, as, attempt);
    }
  });
}

async function tryUnknown(run: Run, operation: Operation, as: Person, attempt: Attempt) {
  const { subject, parts, isBody } = attempt;
  if (run.consent !== 'all' && isBody && !run.may(operation, parts)) return;
  if (run.consent === 'none' && !operation.isRead) return;
  const expect: Expectation = ({ response }) => {
    const status = response?.status ?? 0;
    if ([404, 429].includes(status) || status >= 500) return [];
    // Another contract may have another status for what is not there.
    if (!operation.responses.has('404') && status >= 400 && operation.responses.has(`${status}`)) {
      return [];
    }
    // A caller without permission need not learn whether the record exists.
    if (status === 403 && isBody) return [];
    // For an id in the body an operation may document another error, and a read may ignore it.
    if (isBody && (status >= 400 || operation.isRead || !operation.responses.has('404'))) return [];
    if (isBody && status < 300 && attempt.isBody && !mustExist(run, operation, subject)) return [];
    return [{ rule: 'unknown-id-accepted', expected: `404 for ${subject}`, actual: `${status}` }];
  };
  await run.send({ operation, parts, as }, { check: 'unknownIDs', subject }, expect);
}

/** A required field must name an existing record. */
function mustExist(run: Run, operation: Operation, subject: string): boolean {
  const schema = operation.body?.media[0]?.schema;
  const required = (schema && run.contract.resolve(schema).required) ?? [];
  return required.some((name) => subject === fieldSubject(name) && !name.endsWith('IDs'));
}

function fieldSubject(name: string): string {
  return `an unknown ${name} in the body`;
}

/** An id for a path that matches its schema, but identifies nothing. */
export function unknownInPath(run: Run, operation: Operation, { name, schema }: Parameter): string {
  const kind = kindOfParameter(operation, name);
  return unknownID(run.contract, schema, (id) => kind !== null && run.known.has(kind, id));
}

function inPath(run: Run, operation: Operation, as: Person): Attempt[] {
  const plain = run.cases.plain(operation, as);
  return operation.parameters
    .filter(({ name, in: place }) => place === 'path' && kindOfParameter(operation, name) !== null)
    .map((parameter) => ({
      subject: `an unknown {${parameter.name}}`,
      parts: {
        ...plain,
        path: { ...plain.path, [parameter.name]: unknownInPath(run, operation, parameter) },
      },
      isBody: false,
    }));
}

function inBody(run: Run, operation: Operation, as: Person): Attempt[] {
  const plain = run.cases.plain(operation, as);
  const value = plain.body?.value;
  const schema = operation.body?.media[0]?.schema;
  if (!isObject(value) || plain.body === null || schema === undefined) return [];
  const { body } = plain;
  const { properties = {} } = run.contract.resolve(schema);
  return Object.entries(properties).flatMap(([name, given]) => {
    const kind = kindOfField(operation, name);
    if (kind === null || kind === 'coupon' || kind === 'operationToken') return [];
    const id = unknownID(run.contract, given, (one) => run.known.has(kind, one));
    const sent = idValue(run.contract, given, id);
    const isList = typesOf(run.contract.resolve(given)).includes('array');
    return {
      subject: fieldSubject(name),
      parts: { ...plain, body: { ...body, value: { ...value, [name]: isList ? [sent] : sent } } },
      isBody: true,
    };
  });
}
