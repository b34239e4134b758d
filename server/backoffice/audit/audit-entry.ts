import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { AuditRecord } from '#server/audit/audit-records.ts';
import type { Database } from '#server/db/connection.ts';
import { readActorNames } from './audit-actors.ts';
import { readContexts } from './audit-context.ts';
import {
  referenceOfAct,
  referenceOfRecord,
  referencesInChanges,
  referringColumns,
} from './audit-references.ts';
import { type AuditSubjects, readSubjects } from './audit-subjects.ts';

type Schemas = components['schemas'];

/** What was done at once. */
export interface AuditAction {
  /** Its last record; that of a command, where staff did it. */
  last: AuditRecord;
  records: readonly AuditRecord[];
}

/** Limit of the contract for a value of the trail. */
const LONGEST_VALUE = limits['AuditChange.after'];

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

function toChange(
  name: string,
  { before, after }: AuditRecord,
  { nameOf }: AuditSubjects,
): Schemas['AuditChange'] {
  const kind = referringColumns[name];
  const readable = (given: unknown) => {
    const value = textOf(given);
    return (value && kind && nameOf({ kind, by: 'id', value })) ?? value;
  };
  return {
    // The triggers of the database name no other columns.
    name: name as Schemas['AuditProperty'],
    before: readable(before?.[name]),
    after: readable(after?.[name]),
  };
}

function toRecord(record: AuditRecord, subjects: AuditSubjects): Schemas['AuditRecord'] {
  return {
    // Nor is there a trigger at another table.
    entity: record.entity as Schemas['AuditEntity'],
    isNew: record.before === null,
    subject: subjects.subjectOf(referenceOfRecord(record)),
    changes: Object.keys(record.after ?? {}).map((name) => toChange(name, record, subjects)),
  };
}

/** Actions as the contract has them, with the names of what they are about. */
export async function toEntries(
  db: Database,
  actions: readonly AuditAction[],
): Promise<Schemas['AuditEntry'][]> {
  const all = actions.flatMap(({ records }) => records);
  const references = [
    ...actions.map(({ last }) => referenceOfAct(last.act)),
    ...all.map(referenceOfRecord),
    ...all.flatMap(referencesInChanges),
  ].filter((reference) => reference !== null);
  const [subjects, names] = await Promise.all([
    readSubjects(db, references),
    readActorNames(
      db,
      actions.map(({ last }) => last.actor),
    ),
  ]);
  const entries = actions.map(({ last, records }) => {
    const changed = records.filter(({ entity }) => entity !== 'command');
    const [first] = changed;
    const subject =
      subjects.subjectOf(referenceOfAct(last.act)) ??
      (first ? subjects.subjectOf(referenceOfRecord(first)) : null);
    const cancels = changed.some(
      ({ entity, after }) => entity === 'orders' && after?.status === 'Canceled',
    );
    return { ...last, changed, subject, cancels };
  });
  const contextOf = await readContexts(db, entries);
  return entries.map((entry) => {
    const { id, at, actor, act, changed, subject } = entry;
    return {
      id: String(id),
      at: at.toISOString(),
      actor,
      actorName: names.get(actor) ?? null,
      act: act === '' ? null : act,
      subject,
      ...contextOf(entry),
      records: changed.map((record) => toRecord(record, subjects)),
    };
  });
}
