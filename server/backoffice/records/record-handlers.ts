import { count, desc } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import {
  type AuditRecord,
  countAuditRecords,
  listAuditRecords,
} from '#server/audit/audit-records.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { catalogImports } from '#server/db/schema/catalog.ts';

/** Limit of the contract for a value of the trail. */
const LONGEST_VALUE = limits['AuditChange.after'];

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

function toEntry(record: AuditRecord): components['schemas']['AuditEntry'] {
  const { id, at, actor, act, entity, entityID, before, after } = record;
  return {
    id: String(id),
    at: at.toISOString(),
    actor,
    act: act === '' ? null : act,
    entity,
    entityID,
    changes: Object.entries(after ?? {}).map(([name, value]) => ({
      name,
      before: textOf(before?.[name]),
      after: textOf(value),
    })),
  };
}

/** Records that staff reads: imports of the catalog and the audit trail. */
export const recordHandlers = {
  listCatalogImports: async ({ query }, { db }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(catalogImports)
        .orderBy(desc(catalogImports.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db.select({ total: count() }).from(catalogImports),
    ]);
    const items = rows.map(({ id, startedAt, finishedAt, ...result }) => ({
      id: String(id),
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      ...result,
    }));
    return { status: 200, body: { items, paging: { page, pageSize, total: counted?.total ?? 0 } } };
  },

  listAuditEntries: async ({ query }, { db }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    const [records, total] = await Promise.all([
      listAuditRecords(db, filter, pageSize, (page - 1) * pageSize),
      countAuditRecords(db, filter),
    ]);
    return {
      status: 200,
      body: { items: records.map(toEntry), paging: { page, pageSize, total } },
    };
  },
} satisfies Partial<Handlers>;
