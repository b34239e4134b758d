import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { catalogImportEntries, catalogImports, products } from '#server/db/schema/catalog.ts';

type Schemas = components['schemas'];
type ImportRow = typeof catalogImports.$inferSelect;
type Content = (typeof catalogImportEntries.$inferSelect)['content'];

/** In display order. */
const kinds: readonly Schemas['CatalogImportEntryKind'][] = [
  'Rejected',
  'Warned',
  'Unlisted',
  'Repriced',
  'SoldOut',
  'Renamed',
  'Returned',
  'Created',
];

interface Paged {
  page: number;
  pageSize: number;
}

function toImport(row: ImportRow): Schemas['CatalogImport'] {
  const { id, startedAt, finishedAt } = row;
  const { source, failure, accepted, created, updated, unlisted, rejected } = row;
  return {
    id: String(id),
    source,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    failure,
    accepted,
    created,
    updated,
    unlisted,
    rejected,
  };
}

/** A page of the imports, the newest first. */
export async function listCatalogImports(
  db: Database,
  { page, pageSize }: Paged,
): Promise<Schemas['CatalogImports']> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(catalogImports)
      .orderBy(desc(catalogImports.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(catalogImports),
  ]);
  return { items: rows.map(toImport), paging: { page, pageSize, total: counted?.total ?? 0 } };
}

/** @throws ApiProblem 404 */
async function findImport(db: Database, id: string): Promise<ImportRow> {
  const isNumber = /^\d{1,15}$/.test(id);
  const [row] = isNumber
    ? await db
        .select()
        .from(catalogImports)
        .where(eq(catalogImports.id, Number(id)))
    : [];
  if (row === undefined) {
    throw new ApiProblem(404, 'Импорт не\u00A0найден', { reason: 'NotFound' });
  }
  return row;
}

/**
 * An import with how many entries its report has of each kind.
 * @throws ApiProblem 404
 */
export async function readCatalogImport(
  db: Database,
  id: string,
): Promise<Schemas['CatalogImportReport']> {
  const row = await findImport(db, id);
  const listed = await db
    .select({ kind: catalogImportEntries.kind, count: count() })
    .from(catalogImportEntries)
    .where(eq(catalogImportEntries.importID, row.id))
    .groupBy(catalogImportEntries.kind);
  const listedOf = new Map(listed.map((found) => [found.kind, found.count]));
  return {
    ...toImport(row),
    offers: row.offers,
    unchanged: row.unchanged,
    counts: kinds.flatMap((kind) => {
      const total = row.counts?.[kind] ?? 0;
      return total === 0 ? [] : [{ kind, count: total, listed: listedOf.get(kind) ?? 0 }];
    }),
  };
}

/** Slugs of the listed products by the ids of their offers. */
async function readSlugs(db: Database, offerIDs: string[]): Promise<Map<string, string>> {
  if (offerIDs.length === 0) return new Map();
  const rows = await db
    .select({ id: products.marketID, slug: products.slug })
    .from(products)
    .where(and(inArray(products.marketID, offerIDs), eq(products.listed, true)));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/**
 * A page of the report of an import, in its order.
 * @throws ApiProblem 404
 */
export async function listImportEntries(
  db: Database,
  id: string,
  { kind, page, pageSize }: Paged & { kind?: Schemas['CatalogImportEntryKind'] },
): Promise<Schemas['CatalogImportEntries']> {
  const { id: importID } = await findImport(db, id);
  const where: SQL | undefined = and(
    eq(catalogImportEntries.importID, importID),
    kind === undefined ? undefined : eq(catalogImportEntries.kind, kind),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ kind: catalogImportEntries.kind, content: catalogImportEntries.content })
      .from(catalogImportEntries)
      .where(where)
      .orderBy(asc(catalogImportEntries.position))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(catalogImportEntries).where(where),
  ]);
  const isAboutOffer = ({ reason, isOffer = reason === null }: Content) => isOffer;
  const offerIDs = rows.flatMap(({ content }) => (isAboutOffer(content) ? content.recordID : []));
  const slugs = await readSlugs(db, offerIDs);
  return {
    items: rows.map(({ kind: rowKind, content }) => {
      const { isOffer: _isOffer, ...shown } = content;
      const slug = isAboutOffer(content) ? slugs.get(content.recordID) : undefined;
      return { kind: rowKind, ...shown, productSlug: slug ?? null };
    }),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}
