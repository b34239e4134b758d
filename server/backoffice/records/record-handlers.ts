import { listAuditEntries } from '#server/backoffice/audit/list-audit-entries.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { listCatalogImports, listImportEntries, readCatalogImport } from './catalog-imports.ts';

/** Records that staff reads: imports of the catalog and the audit trail. */
export const recordHandlers = {
  listCatalogImports: async ({ query }, { db }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
    return { status: 200, body: await listCatalogImports(db, { page, pageSize }) };
  },

  getCatalogImport: async ({ params }, { db }) => {
    return { status: 200, body: await readCatalogImport(db, params.id) };
  },

  listCatalogImportEntries: async ({ params, query }, { db }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    const paged = { ...filter, page, pageSize };
    return { status: 200, body: await listImportEntries(db, params.id, paged) };
  },

  listAuditEntries: async ({ query }, { db }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...search } = query;
    return { status: 200, body: await listAuditEntries(db, { ...search, page, pageSize }) };
  },
} satisfies Partial<Handlers>;
