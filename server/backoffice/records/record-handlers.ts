import { count, desc } from 'drizzle-orm';
import { listAuditEntries } from '#server/backoffice/audit/list-audit-entries.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { catalogImports } from '#server/db/schema/catalog.ts';

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
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...search } = query;
    return { status: 200, body: await listAuditEntries(db, { ...search, page, pageSize }) };
  },
} satisfies Partial<Handlers>;
