import { sql } from 'drizzle-orm';
import { Rejection } from '#server/catalog-import/import-notes.ts';
import { CurrencyTable } from '#server/catalog-import/offer/currencies.ts';
import { readMoney } from '#server/catalog-import/offer/offer.ts';
import type { ImportReport } from '#server/catalog-import/report.ts';
import type { PriceText } from '#server/commerceml/catalog/read/catalog-records.ts';
import type { Database } from '#server/db/connection.ts';
import { currencyCode } from './offer-of.ts';

const BATCH = 500;

type PricedOffer = { id: string; line: number; prices: Record<string, PriceText> };

async function readPriced(tx: Database, after: string): Promise<PricedOffer[]> {
  const { rows } = await tx.execute<PricedOffer>(sql`
    select o.id, (o.content ->> 'line')::int as line, o.content -> 'prices' as prices
    from received_records r join exchange_records o using (kind, id)
    where r.kind = 'offer' and o.content ? 'prices'
      and o.id collate "C" > ${after}::text collate "C"
    order by o.id collate "C" limit ${BATCH}`);
  return rows;
}

/** Kopecks; null without a price, or with one that cannot be used, which is noted. */
function kopecksOf(offer: PricedOffer, type: string, report: ImportReport): number | null {
  const text = offer.prices[type];
  if (text === undefined) return null;
  try {
    const currencies = new CurrencyTable();
    const currency = currencyCode(text.currency);
    const price = readMoney(text.value, currency, { currencies }, 'ЦенаЗаЕдиницу');
    return price === 0 ? null : price;
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const { topic, message: reason } = error;
    report.warned.push({ line: offer.line, id: offer.id, topic, reason });
    return null;
  }
}

/**
 * Brings the contract prices of the received offers to what their price types say: a product without a
 * price of the type loses that of the contract. Contracts of no type keep theirs.
 * @param contracts id of a price type → ids of the contracts
 * @returns how many prices were set, changed or taken away
 */
export async function updateContractPrices(
  tx: Database,
  contracts: ReadonlyMap<string, readonly string[]>,
  report: ImportReport,
): Promise<number> {
  const pairs = [...contracts].flatMap(([type, ids]) =>
    ids.map((contractID) => ({ type, contractID })),
  );
  if (pairs.length === 0) return 0;
  let changes = 0;
  let offers = await readPriced(tx, '');
  while (offers.length > 0) {
    const rows = offers.flatMap((offer) =>
      pairs.map(({ type, contractID }) => ({
        market_id: offer.id,
        contract_id: contractID,
        price: kopecksOf(offer, type, report),
      })),
    );
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(market_id text, contract_id text, price bigint)
      join products p on p.market_id = row.market_id`;
    const { rows: removed } = await tx.execute(sql`
      delete from contract_prices c
      where exists (select from ${given} where row.price is null
        and c.contract_id = row.contract_id and c.product_id = p.id)
      returning 1`);
    const { rows: written } = await tx.execute(sql`
      insert into contract_prices as known (contract_id, product_id, price)
      select row.contract_id, p.id, row.price from ${given} where row.price is not null
      on conflict (contract_id, product_id) do update set price = excluded.price
        where known.price <> excluded.price
      returning 1`);
    changes += removed.length + written.length;
    offers = await readPriced(tx, offers.at(-1)?.id ?? '');
  }
  return changes;
}
