import { sql } from 'drizzle-orm';
import type { PrepareSource } from '#server/catalog-import/import.ts';
import { readCatalogFile } from '#server/commerceml/catalog/read/catalog-parser.ts';
import type { Database } from '#server/db/connection.ts';
import { catalogItems, type ItemCounts } from './catalog-items.ts';
import { updateContractPrices } from './contract-prices.ts';
import {
  choosePublicPrices,
  findPriceTypes,
  type PriceTypeSetting,
  type PriceTypes,
} from './price-types.ts';
import { RecordStore } from './store-records.ts';
import { updateColumns } from './update-columns.ts';

/** A file of 1С, and what to do with it. */
export interface CatalogUpload {
  sessionID: string;
  /** Its chunks, read in the transaction. */
  read: (tx: Database) => AsyncIterable<Uint8Array>;
  priceTypes: PriceTypeSetting;
  /** Marks the file as applied, in the same transaction. */
  markApplied: (tx: Database) => Promise<void>;
}

/** What a file was found to have, for the log. */
export interface UploadCounts extends ItemCounts {
  /** Whether it replaced the whole catalog. */
  isFull: boolean;
  /** Offers of no known goods: ids. */
  unknown: string[];
  /** Names of price types that nothing has a use for. */
  unusedPriceTypes: readonly string[];
  /** Products whose prices or stock were updated without an import. */
  updatedColumns: number;
  contractPrices: number;
}

async function isFullSession(tx: Database, sessionID: string, isFull: boolean): Promise<boolean> {
  if (isFull) {
    await tx.execute(
      sql`update exchange_sessions set is_full_catalog = true where id = ${sessionID}`,
    );
    return true;
  }
  const { rows } = await tx.execute<{ full: boolean }>(
    sql`select is_full_catalog as full from exchange_sessions where id = ${sessionID}`,
  );
  return rows[0]?.full === true;
}

/**
 * Finds the goods whose products an import has to make again: those that the file describes, and those of
 * offers that are new. Prices and stock of known products need none.
 */
async function findGoodsToImport(tx: Database): Promise<number> {
  await tx.execute(sql`
    create temp table goods_to_import on commit drop as
    select g.id from exchange_records g
    where g.kind = 'goods' and (g.content ->> 'isDeleted')::boolean is not true
      and exists (
        select from exchange_records o
        where o.kind = 'offer' and o.parent_id = g.id and o.content -> 'price' ? 'value')
      and g.id in (
        select goods_id from received_records r
        where r.is_named or not exists (select from products p where p.market_id = r.id))`);
  await tx.execute(sql`create unique index on goods_to_import (id)`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from goods_to_import`,
  );
  return rows[0]?.count ?? 0;
}

/** Whether there is anything to replace the catalog by: the prices may come in a later file. */
async function hasPricedGoods(tx: Database, sessionID: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from exchange_records o
    join exchange_records g on g.kind = 'goods' and g.id = o.parent_id
    where o.kind = 'offer' and o.session_id = ${sessionID} and g.session_id = ${sessionID}
      and o.content -> 'price' ? 'value' limit 1`);
  return rows.length > 0;
}

/**
 * Market ids of shown products that the received records take off: of goods or offers that are marked as
 * deleted, and of goods that are sold as variants now.
 */
async function findRemoved(tx: Database): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with goods as (
      select g.id, (g.content ->> 'isDeleted')::boolean is true as deleted
      from exchange_records g
      where g.kind = 'goods' and g.id in (select goods_id from received_records)
    )
    select p.market_id as id from products p
    join goods on goods.id = split_part(p.market_id, '#', 1)
    left join exchange_records o on o.kind = 'offer' and o.id = p.market_id
    where p.listed and (goods.deleted or (o.content ->> 'isDeleted')::boolean is true
      or (p.market_id = goods.id and o.id is null and exists (
        select from exchange_records v where v.kind = 'offer' and v.parent_id = goods.id)))`);
  return rows.map(({ id }) => id);
}

/**
 * Locks the products that a file of changes is about, all at once in the order of ids, as orders do: one
 * batch after the other would be a deadlock with an order that has products of two of them.
 */
async function lockReceived(tx: Database): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select from products p
      where split_part(p.market_id, '#', 1) in (select goods_id from received_records)
      order by p.id for update) locked`);
}

/** Drops what a whole catalog no longer has. */
async function forgetOthers(tx: Database, sessionID: string, isFullOffers: boolean): Promise<void> {
  await tx.execute(sql`
    delete from exchange_records r
    where kind in ('goods', 'group') and session_id <> ${sessionID} and exists (
      select from exchange_records o where o.kind = r.kind and o.session_id = ${sessionID})`);
  await tx.execute(sql`
    delete from exchange_records o where o.kind = 'offer' and (
      ${isFullOffers} and o.session_id <> ${sessionID}
      or not exists (select from exchange_records g where g.kind = 'goods' and g.id = o.parent_id))`);
}

async function readImageURLs(tx: Database): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; url: string }>(sql`
    select id, content ->> 'url' as url from exchange_records where kind = 'image'`);
  return new Map(rows.map(({ id, url }) => [id, url]));
}

const NO_TYPES: PriceTypes = { publicID: null, contracts: new Map(), unused: [] };

/**
 * Reads a file and says what to import: the whole catalog when this session has sent all goods and all
 * offers, else the goods that the file is about. Prices and stock alone are written at once.
 * @param counts is filled with what the file was found to have
 */
export function prepareFile(upload: CatalogUpload, counts: UploadCounts): PrepareSource {
  const { sessionID, read, priceTypes, markApplied } = upload;
  return async (tx, report) => {
    const store = await RecordStore.open(tx, sessionID);
    const bytes = read(tx);
    const file = await readCatalogFile(bytes, (records) => store.add(records));
    await store.flush();
    await tx.execute(sql`analyze received_records`);
    const isFullCatalog = await isFullSession(tx, sessionID, file.isFullCatalog);
    const types = file.hasOffers ? await findPriceTypes(tx, priceTypes) : NO_TYPES;
    if (types.publicID !== null) await choosePublicPrices(tx, types.publicID);
    counts.unusedPriceTypes = types.unused;
    counts.isFull = isFullCatalog && file.isFullOffers && (await hasPricedGoods(tx, sessionID));
    const goods = await findGoodsToImport(tx);
    const removedIDs = counts.isFull ? [] : await findRemoved(tx);
    // A whole catalog takes minutes, in which only what it changes is to be locked.
    if (!counts.isFull) await lockReceived(tx);
    const columns = await updateColumns(tx, report);
    counts.updatedColumns = columns.updated;
    counts.unknown = columns.unknown;
    const finish = async (): Promise<void> => {
      counts.contractPrices = await updateContractPrices(tx, types.contracts, report);
      await markApplied(tx);
    };
    if (!counts.isFull && goods === 0 && removedIDs.length === 0) {
      await finish();
      return { items: null, updated: columns.updated };
    }
    const { isFull } = counts;
    const scope = { fullSession: isFull ? sessionID : null, isFullOffers: file.isFullOffers };
    return {
      items: catalogItems(tx, scope, await readImageURLs(tx), counts),
      ...(isFull ? {} : { partial: { removedIDs } }),
      leavesPromotions: true,
      afterMerge: async () => {
        await finish();
        if (isFull) await forgetOthers(tx, sessionID, file.isFullOffers);
      },
    };
  };
}
