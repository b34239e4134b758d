import { asc, inArray, sql } from 'drizzle-orm';
import { Rejection } from '#server/catalog-import/import-notes.ts';
import { CurrencyTable } from '#server/catalog-import/offer/currencies.ts';
import { readPrices } from '#server/catalog-import/offer/offer.ts';
import { readStock } from '#server/catalog-import/offer/stock.ts';
import type { ImportReport } from '#server/catalog-import/report.ts';
import type { OfferContent } from '#server/commerceml/catalog/read/catalog-records.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { productAvailability } from '#server/product/stock/availability.ts';
import { smallestQuantity } from '#server/product/stock/quantity.ts';
import { priceAndStock } from './offer-of.ts';

const BATCH = 500;

type ReceivedOffer = { id: string; content: OfferContent };

type ProductRow = typeof products.$inferSelect;
type Columns = Pick<
  ProductRow,
  | 'price'
  | 'priceWithoutDiscount'
  | 'stock'
  | 'available'
  | 'unavailabilityReason'
  | 'unavailableAction'
>;

/** Received offers of no goods that an import will merge, in the order of ids. */
async function readOffers(tx: Database, after: string): Promise<ReceivedOffer[]> {
  const { rows } = await tx.execute<ReceivedOffer>(sql`
    select o.id, o.content from received_records r join exchange_records o using (kind, id)
    where r.kind = 'offer' and o.id collate "C" > ${after}::text collate "C"
      and not exists (select from goods_to_import g where g.id = r.goods_id)
    order by o.id collate "C" limit ${BATCH}`);
  return rows;
}

/** Reasons that the stock gives; others were given by staff or a feed, and stay. */
const BY_STOCK = new Set<string | null>([null, 'OutOfStock']);

function columnsOf(row: ProductRow, { price, quantity }: OfferContent): Columns {
  const offer = {
    line: 0,
    id: row.marketID,
    type: '',
    available: '',
    groupID: '',
    fields: priceAndStock(price ?? undefined, quantity),
    params: [],
    pictures: [],
    outlets: [],
    xmlErrors: [],
  };
  const rules = { currencies: new CurrencyTable(), warn: () => {}, assumedStock: 0 };
  const { price: kopecks, old } =
    price == null ? { price: row.price, old: row.priceWithoutDiscount } : readPrices(offer, rules);
  const prices = { price: kopecks, priceWithoutDiscount: old };
  const { available, unavailabilityReason, unavailableAction } = row;
  if (quantity === undefined) {
    return { ...prices, stock: row.stock, available, unavailabilityReason, unavailableAction };
  }
  const { stock } = readStock(offer, rules);
  if (!BY_STOCK.has(unavailabilityReason)) {
    return { ...prices, stock, available, unavailabilityReason, unavailableAction };
  }
  const availability = productAvailability({
    stock,
    smallest: smallestQuantity(row),
    offered: true,
    saleForbidden: row.saleForbidden,
    reason: null,
    action: null,
  });
  return { ...prices, ...availability };
}

function isChanged(row: ProductRow, columns: Columns): boolean {
  const names = Object.keys(columns) as (keyof Columns)[];
  return names.some((name) => row[name] !== columns[name]);
}

async function write(tx: Database, rows: readonly (Columns & { id: string })[]): Promise<void> {
  if (rows.length === 0) return;
  // Without its hash the next import compares the product again.
  await tx.execute(sql`
    update products p set price = row.price, price_without_discount = row."priceWithoutDiscount",
      stock = row.stock, available = row.available,
      unavailability_reason = row."unavailabilityReason",
      unavailable_action = row."unavailableAction", feed_hash = '', updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      id text, price bigint, "priceWithoutDiscount" bigint, stock integer, available boolean,
      "unavailabilityReason" text, "unavailableAction" text)
    where p.id = row.id`);
}

/** What an update of columns found. */
export interface ColumnCounts {
  /** Products that it changed. */
  updated: number;
  /** Ids of offers of which the shop has neither a product nor the goods. */
  unknown: string[];
}

async function findUnknown(tx: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from exchange_records o
    where o.kind = 'offer' and o.id in (
        select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and not exists (
        select from exchange_records g where g.kind = 'goods' and g.id = o.parent_id)`);
  return rows.map(({ id }) => id);
}

/**
 * Brings prices and stock of the products that the shop has to what the received offers say, and nothing
 * else of them. Prices that the import would reject are rejected here, too.
 */
export async function updateColumns(tx: Database, report: ImportReport): Promise<ColumnCounts> {
  const counts: ColumnCounts = { updated: 0, unknown: [] };
  let offers = await readOffers(tx, '');
  while (offers.length > 0) {
    const ids = offers.map(({ id }) => id);
    const rows = await tx
      .select()
      .from(products)
      .where(inArray(products.marketID, ids))
      .orderBy(asc(products.id))
      .for('update');
    const contents = new Map(offers.map(({ id, content }) => [id, content]));
    const changed: (Columns & { id: string })[] = [];
    for (const row of rows) {
      const content = contents.get(row.marketID);
      contents.delete(row.marketID);
      if (content === undefined) continue;
      try {
        const columns = columnsOf(row, content);
        if (isChanged(row, columns)) changed.push({ id: row.id, ...columns });
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        const { topic, message: reason } = error;
        report.rejected.push({ line: content.line, id: row.marketID, topic, reason });
      }
    }
    await write(tx, changed);
    counts.updated += changed.length;
    counts.unknown.push(...(await findUnknown(tx, [...contents.keys()])));
    offers = await readOffers(tx, ids.at(-1) ?? '');
  }
  return counts;
}
