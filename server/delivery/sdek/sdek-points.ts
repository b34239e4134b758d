import { and, asc, eq, isNull, like, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { sdekPointLoads, sdekPoints } from '#server/db/schema/carriers.ts';
import { plainCity } from '#server/delivery/tariffs.ts';
import type { SdekClient } from '#server/integrations/sdek/sdek-client.ts';
import type { SdekPoint } from '#server/integrations/sdek/sdek-schemas.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { normalizeForSearch } from '#src/lib/text/normalize.ts';

export type SdekPointRow = typeof sdekPoints.$inferSelect;

/** All points are loaded so often, milliseconds. */
const RELOAD_MS = 6 * 3_600_000;
/** A process that loads them and is silent so long has crashed, milliseconds. */
const LEASE_MS = 15 * 60_000;
const ONLY = 1;
/** More pages than СДЭК has: one that repeats them must not be read for ever. */
const MAX_PAGES = 200;
/** When fewer are left of the open ones than this share, the response is wrong, not the points. */
const LEAST_LEFT = 0.5;
/** So many points a list shows. */
export const LISTED_POINTS = 400;

/** СДЭК's own line, for points that name no phone of theirs. */
const HOTLINE = '+78002501405';
const PHONE = /^\+7\d{10}$/;

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

function toRow(point: SdekPoint, now: Date): typeof sdekPoints.$inferInsert {
  const { code, location, phones, weight_max: limit } = point;
  const { city } = location;
  const numbers = (phones ?? []).map(({ number }) => normalizePhone(number ?? ''));
  const address = location.address_full ?? [location.region, city, location.address].join(', ');
  const name = `СДЭК, ${location.address ?? point.name ?? code}`;
  return {
    code,
    cityCode: location.city_code,
    city: cut(city, 100),
    plainCity: plainCity(city),
    name: cut(name, 200),
    address: cut(address, 500),
    phone: numbers.find((number) => PHONE.test(number)) ?? HOTLINE,
    schedule: cut(point.work_time ?? 'Часы работы узнайте по телефону', 200),
    latitude: location.latitude,
    longitude: location.longitude,
    weightLimit: limit ? Math.round(limit * 1000) : null,
    searchText: normalizeForSearch(`${name} ${city} ${address}`),
    seenAt: now,
    closedAt: null,
  };
}

/** Reserves a load for this process; false while another one loads, and when none is due. */
async function lease(db: Database, now: Date): Promise<boolean> {
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const dueSince = new Date(now.getTime() - RELOAD_MS);
  const taken = await db
    .insert(sdekPointLoads)
    .values({ id: ONLY, leasedUntil })
    .onConflictDoUpdate({
      target: sdekPointLoads.id,
      set: { leasedUntil },
      setWhere: sql`coalesce(${sdekPointLoads.leasedUntil}, '-infinity') < ${now.toISOString()}::timestamptz
        and coalesce(${sdekPointLoads.finishedAt}, '-infinity') < ${dueSince.toISOString()}::timestamptz`,
    })
    .returning();
  return taken.length > 0;
}

async function store(db: Database, points: readonly SdekPoint[], now: Date): Promise<void> {
  // A code twice in one statement would fail it.
  const rows = [...new Map(points.map((point) => [point.code, toRow(point, now)])).values()];
  if (rows.length === 0) return;
  await db
    .insert(sdekPoints)
    .values(rows)
    .onConflictDoUpdate({
      target: sdekPoints.code,
      set: {
        cityCode: sql`excluded.city_code`,
        city: sql`excluded.city`,
        plainCity: sql`excluded.plain_city`,
        name: sql`excluded.name`,
        address: sql`excluded.address`,
        phone: sql`excluded.phone`,
        schedule: sql`excluded.schedule`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        weightLimit: sql`excluded.weight_limit`,
        searchText: sql`excluded.search_text`,
        seenAt: sql`excluded.seen_at`,
        closedAt: null,
      },
    });
}

/** Stores all pages. @returns how many points there are. */
async function loadAll(db: Database, client: SdekClient, now: Date): Promise<number> {
  const seen = new Set<string>();
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { count, points } = await client.listPoints(page);
    const before = seen.size;
    for (const { code } of points) seen.add(code);
    await store(db, points, now);
    // After the last page, or the same page again from a server that knows no pages.
    if (count === 0 || (points.length > 0 && seen.size === before)) break;
  }
  return seen.size;
}

/** Closes what a complete load has not seen. @throws when that is most of them. */
async function closeUnseen(db: Database, seen: number, now: Date): Promise<void> {
  const open = await db.$count(sdekPoints, isNull(sdekPoints.closedAt));
  if (seen === 0 || seen < open * LEAST_LEFT) {
    throw new Error(`СДЭК has listed ${seen} of ${open} points: none was closed`);
  }
  await db
    .update(sdekPoints)
    .set({ closedAt: now })
    .where(and(isNull(sdekPoints.closedAt), lt(sdekPoints.seenAt, now)));
}

/**
 * Copies СДЭК's points when that is due. A point that is gone is closed. Any number of processes may call it.
 * @returns whether they were loaded. @throws when СДЭК does not respond, or lists too few.
 */
export async function loadSdekPoints(
  db: Database,
  client: SdekClient,
  now: Date,
): Promise<boolean> {
  if (!(await lease(db, now))) return false;
  let finishedAt: Date | null = null;
  try {
    await closeUnseen(db, await loadAll(db, client, now), now);
    finishedAt = now;
  } finally {
    // After a failure the next run is a retry.
    await db
      .update(sdekPointLoads)
      .set({ leasedUntil: null, ...(finishedAt === null ? {} : { finishedAt }) })
      .where(eq(sdekPointLoads.id, ONLY));
  }
  return true;
}

/** The open points of a city, however its name is typed; at most as many as a list shows. */
export function findCityPoints(db: Database, plain: string): Promise<SdekPointRow[]> {
  return db
    .select()
    .from(sdekPoints)
    .where(and(eq(sdekPoints.plainCity, plain), isNull(sdekPoints.closedAt)))
    .orderBy(asc(sdekPoints.code))
    .limit(LISTED_POINTS);
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&');
}

/** The open points with all these words in city, street or name. */
export function searchPoints(db: Database, normalized: string): Promise<SdekPointRow[]> {
  const words = normalized.split(' ').filter((word) => word !== '');
  return db
    .select()
    .from(sdekPoints)
    .where(
      and(
        isNull(sdekPoints.closedAt),
        ...words.map((word) => like(sdekPoints.searchText, `%${escapeLike(word)}%`)),
      ),
    )
    .orderBy(asc(sdekPoints.plainCity), asc(sdekPoints.code))
    .limit(LISTED_POINTS);
}

/** A point, also a closed one; null for an unknown code. */
export async function findSdekPoint(db: Database, code: string): Promise<SdekPointRow | null> {
  const [row] = await db.select().from(sdekPoints).where(eq(sdekPoints.code, code));
  return row ?? null;
}
