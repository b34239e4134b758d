import { type ContractDocs, schemaName } from './contract-docs.ts';
import type { DocOperation, DocSchema } from './doc-types.ts';

export interface EnumEntry {
  readonly name: string;
  readonly schema: DocSchema;
  readonly values: readonly string[];
  /** Operations whose request or answers can hold it. */
  readonly operations: readonly DocOperation[];
}

/** A case that a caller must tell apart from others of the same status. */
export interface ReasonEntry {
  readonly reason: string;
  readonly statuses: readonly string[];
  /** What the user of the shop is told, from an example. */
  readonly message: string;
  readonly operations: readonly DocOperation[];
}

/** Shared enumerations by name, those of the specification first. */
export function listEnums(docs: ContractDocs): EnumEntry[] {
  const users = usersOfSchemas(docs);
  return [...docs.schemas]
    .filter(([, schema]) => schema.enum !== undefined)
    .map(([name, schema]) => ({
      name,
      schema,
      values: (schema.enum ?? []).map(String),
      operations: users.get(name) ?? [],
    }))
    .sort(
      (one, other) =>
        Number(other.schema['x-origin'] === 'spec') - Number(one.schema['x-origin'] === 'spec') ||
        one.name.localeCompare(other.name, 'en'),
    );
}

/** «409 с reason NotEnoughStock», «422 BelowMinimum». */
const named = /(?:\b([45]\d\d)\s(?:с\s)?(?:reason\s)?|reason\s)`?([A-Z][A-Za-z]{3,})\b(?!-)/g;

/** Every `reason` that an example of a failure or a description names. */
export function listReasons(docs: ContractDocs): ReasonEntry[] {
  const found = new Map<
    string,
    { statuses: Set<string>; message: string; operations: Set<DocOperation> }
  >();
  const note = (reason: string, operation: DocOperation, status: string, message: string) => {
    const entry = found.get(reason) ?? { statuses: new Set(), message: '', operations: new Set() };
    found.set(reason, entry);
    if (status) entry.statuses.add(status);
    entry.message ||= message;
    entry.operations.add(operation);
  };
  for (const operation of docs.operations) {
    for (const { status, contents } of operation.responses) {
      for (const { value } of contents.flatMap(({ examples }) => examples)) {
        const { reason, message } = Object(value);
        if (typeof reason === 'string' && !status.startsWith('2')) {
          note(reason, operation, status, String(message ?? ''));
        }
      }
    }
    for (const [, status = '', reason = ''] of operation.description.matchAll(named)) {
      note(reason, operation, status, '');
    }
  }
  return [...found]
    .map(([reason, { statuses, message, operations }]) => ({
      reason,
      statuses: [...statuses].sort(),
      message,
      operations: [...operations],
    }))
    .sort((one, other) => one.reason.localeCompare(other.reason, 'en'));
}

/** For every shared schema the operations that it can stand in, in the contract's order. */
export function usersOfSchemas(docs: ContractDocs): Map<string, DocOperation[]> {
  const users = new Map<string, DocOperation[]>();
  for (const operation of docs.operations) {
    const seen = new Set<string>();
    const contents = [
      operation.body?.contents ?? [],
      operation.responses.map((one) => one.contents),
    ];
    const roots = [
      ...contents.flat(2).map(({ schema }) => schema),
      ...operation.parameters.map(({ schema }) => schema ?? {}),
    ];
    for (const root of roots) collectNames(docs, root, seen);
    for (const name of seen) users.set(name, [...(users.get(name) ?? []), operation]);
  }
  return users;
}

function collectNames(docs: ContractDocs, schema: DocSchema, seen: Set<string>): void {
  const name = schemaName(schema);
  if (name !== undefined) {
    if (seen.has(name)) return;
    seen.add(name);
    collectNames(docs, docs.resolve(schema), seen);
    return;
  }
  const rest = schema.additionalProperties;
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof rest === 'object' ? [rest] : []),
  ];
  for (const part of parts) collectNames(docs, part, seen);
}
