import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { textArray, valueKeyOf } from '#server/db/sql-values.ts';
import {
  AVAILABLE,
  type CatalogColumns,
} from '#server/product/catalog-index/columns/catalog-columns.ts';
import { flagBit } from '#server/product/catalog-index/columns/row-choices.ts';
import { FLAG_CONDITIONS, PRODUCT_FLAGS } from '#server/product/catalog-index/product-flags.ts';
import { ColumnBuilder, LEXEME_END, type ProductRow } from './column-builder.ts';
import type { RankedText } from './value-collector.ts';

/** Products of a statement: its rows are read in one turn of the event loop, which takes about 20 ms. */
const SLICE = 2000;

/** The flags of `products p` as bits, see `CatalogColumns.flags`. */
export const FLAG_BITS: SQL = sql.join(
  [
    sql`p.available::int * ${AVAILABLE}::int`,
    ...PRODUCT_FLAGS.map(
      (flag, place) => sql`(${FLAG_CONDITIONS[flag]})::int * ${flagBit(place)}::int`,
    ),
  ],
  sql` + `,
);

/** The next listed products in the order of their ids; none after the last. */
export async function readSlice(tx: Database, after: string): Promise<ProductRow[]> {
  const { rows } = await tx.execute<ProductRow>(sql`
    select p.id, p.family_id as family, p.brand_id as brand, p.category_path as path,
      p.price::float8 as price, ${FLAG_BITS} as flags, p.popularity,
      p.variant_order as "variantOrder",
      (extract(epoch from p.created_at) * 1000000)::float8 as "createdAt",
      array_to_string(tsvector_to_array(p.search_vector), ${LEXEME_END}::text) as lexemes,
      coalesce((
        select json_agg(json_build_array(a.name, a.value, a.unit, a.position))
        from product_attributes a where a.product_id = p.id), '[]'::json) as attributes
    from products p where p.listed and p.id > ${after}::text
    order by p.id limit ${SLICE}`);
  return rows;
}

/** The order of texts, and what their spellings share, as the database sees them. */
async function rankTexts(
  tx: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, RankedText>> {
  const { rows } = await tx.execute<{ text: string; rank: number; key: string }>(sql`
    select text, (row_number() over (order by text))::int as rank, ${valueKeyOf(sql`text`)} as key
    from unnest(${textArray(texts)}) as text`);
  return new Map(rows.map(({ text, rank, key }) => [text, { rank, key }]));
}

/** Where the columns were read: the catalog's version and the transactions that they contain. */
export interface ReadPoint extends Record<string, unknown> {
  readonly version: string;
  /** A `pg_snapshot`. */
  readonly snapshot: string;
}

/** The version of the catalog and the visible transactions. */
export const READ_POINT = sql`
  (select coalesce(max(id), 0)::text from catalogue_imports where finished_at is not null) as version,
  pg_current_snapshot()::text as snapshot`;

/**
 * Reads the whole catalog, as it is at one moment. Takes seconds for a large one, in short steps.
 * @param db with time for it: that of background jobs
 * @param isStopped whether the process ends: then it rejects after the current step
 */
export function loadColumns(
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<{ readonly columns: CatalogColumns; readonly snapshot: string }> {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<ReadPoint>(sql`select ${READ_POINT}`);
      const [point] = rows;
      if (point === undefined) throw new Error('A select without a row');
      const builder = new ColumnBuilder();
      let after = '';
      for (;;) {
        if (isStopped()) throw new Error('The process ends');
        const slice = await readSlice(tx, after);
        for (const product of slice) builder.add(product);
        const last = slice.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
      const ranked = await rankTexts(tx, builder.texts());
      return { columns: await builder.finish(point.version, ranked), snapshot: point.snapshot };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
