import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { sdekQuotes } from '#server/db/schema/carriers.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';
import type { SdekClient, SdekConfig } from '#server/integrations/sdek/sdek-client.ts';

/** What a parcel costs on its way to a city: kopecks, and working days. */
export interface Quote {
  state: 'Offered';
  cost: number;
  days: number;
}

/** `Unavailable`: СДЭК does not carry this; `Unknown`: it does not respond, and nothing is stored. */
export type QuoteResult = Quote | { state: 'Unavailable' } | { state: 'Unknown' };

/** Parcels are quoted in such steps, rounded up, so that few prices serve all; grams. */
const STEP_GRAMS = 500;
/** A stored price counts so long, milliseconds. */
const FRESH_MS = 6 * 3_600_000;
/** While СДЭК does not respond, so long: rather an old price than a lost order, milliseconds. */
const STALE_MS = 3 * 86_400_000;

/** The weight that is quoted for this one, grams. */
export function quotedWeight(weight: number): number {
  return Math.max(1, Math.ceil(weight / STEP_GRAMS)) * STEP_GRAMS;
}

type QuoteRow = typeof sdekQuotes.$inferSelect;

function resultOf({ cost, days }: Pick<QuoteRow, 'cost' | 'days'>): QuoteResult {
  return cost === null || days === null
    ? { state: 'Unavailable' }
    : { state: 'Offered', cost, days };
}

interface QuoteOptions {
  db: Database;
  client: SdekClient;
  config: Pick<SdekConfig, 'fromCity' | 'tariff'>;
  toCity: number;
  /** As `quotedWeight` returns it. */
  weight: number;
  now: Date;
}

/** The price of a way: a stored one while it is fresh, else СДЭК's, else the stored one of the last days. */
export async function findQuote(options: QuoteOptions): Promise<QuoteResult> {
  const { db, client, config, toCity, weight, now } = options;
  const { fromCity, tariff } = config;
  const [stored] = await db
    .select()
    .from(sdekQuotes)
    .where(
      and(
        eq(sdekQuotes.fromCity, fromCity),
        eq(sdekQuotes.toCity, toCity),
        eq(sdekQuotes.tariff, tariff),
        eq(sdekQuotes.weight, weight),
      ),
    );
  const age = stored ? now.getTime() - stored.quotedAt.getTime() : Number.POSITIVE_INFINITY;
  if (stored && age < FRESH_MS) return resultOf(stored);
  try {
    const quote = await client.quote({ toCity, weight });
    // Whole rubles: СДЭК's prices have kopecks in them that say nothing to a buyer.
    const cost = quote === null ? null : Math.ceil(quote.total_sum) * 100;
    const row = { cost, days: quote?.period_max ?? null, quotedAt: now };
    await db
      .insert(sdekQuotes)
      .values({ fromCity, toCity, tariff, weight, ...row })
      .onConflictDoUpdate({
        target: [sdekQuotes.fromCity, sdekQuotes.toCity, sdekQuotes.tariff, sdekQuotes.weight],
        set: row,
      });
    return resultOf(row);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return stored && age < STALE_MS ? resultOf(stored) : { state: 'Unknown' };
  }
}

/** Deletes prices that are too old to be used. */
export async function pruneQuotes(db: Database, now: Date): Promise<void> {
  await db.delete(sdekQuotes).where(lt(sdekQuotes.quotedAt, new Date(now.getTime() - STALE_MS)));
}
