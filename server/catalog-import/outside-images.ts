import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import type { PictureRecord } from '#server/db/schema/catalog.ts';
import { imageKey, isOutside, ownImage } from '#server/images/image-address.ts';

/** Examples of broken images that a report lists; the count is complete. */
const EXAMPLES = 1000;

/** What the report of an import says of images on other sites. */
export type OutsideImageCounts = {
  /** That the feed names. */
  named: number;
  /** Number of them that are not loaded yet. */
  waiting: number;
  /** Those that could not be loaded; the import has them retried. */
  broken: { count: number; examples: Array<{ url: string; reason: string }> };
};

interface ImageRow {
  key: string;
  source_url: string;
}

/** Replaces images on other sites by those of the shop, and stages what the shop then has to load. */
export class OutsideImages {
  readonly #ownOrigins: readonly string[];
  readonly #rows: ImageRow[] = [];

  /** @param ownOrigins origins from which browsers may load images themselves */
  constructor(ownOrigins: readonly string[]) {
    this.#ownOrigins = ownOrigins;
  }

  /** The image as the shop serves it. */
  replace(image: PictureRecord): PictureRecord {
    return isOutside(image, this.#ownOrigins) ? ownImage(image) : image;
  }

  /** Notes what has to be loaded. @param images as the feed names them */
  need(images: ReadonlyArray<PictureRecord | null>): void {
    for (const image of images) {
      if (image === null || !isOutside(image, this.#ownOrigins)) continue;
      this.#rows.push({ key: imageKey(image.url), source_url: image.url });
    }
  }

  /** Writes what was noted into the stage. */
  async flush(tx: Database): Promise<void> {
    if (this.#rows.length === 0) return;
    await tx.execute(sql`
      insert into staged_images
      select * from jsonb_to_recordset(${JSON.stringify(this.#rows.splice(0))}::jsonb)
        as row(key text, source_url text)`);
  }
}

/** Counts the staged images by what is known of them. */
export async function countOutsideImages(tx: Database): Promise<OutsideImageCounts> {
  const { rows } = await tx.execute<OutsideImageCounts>(sql`
    with named as materialized (
      select i.*, i.key is not null and i.next_attempt_at is null and i.stored_at is null as failed
      from (select distinct key as staged_key from staged_images) s
      left join imported_images i on i.key = s.staged_key
    ), failed as (
      select source_url as url, coalesce(failure, 'неизвестно') as reason from named where failed
    )
    select count(*)::int as named, (count(*) filter (where stored_at is null and not failed))::int as waiting,
      json_build_object('count', (select count(*) from failed), 'examples', coalesce(
        (select json_agg(e) from (select * from failed order by url limit ${EXAMPLES}) e), '[]'::json)) as broken
    from named`);
  return rows[0] ?? { named: 0, waiting: 0, broken: { count: 0, examples: [] } };
}

/**
 * Lets the background job load the staged images that the shop does not have, also those that it has given
 * up before. The day of `needed_at` is accurate enough, so that most rows stay as they are.
 */
export async function requestOutsideImages(tx: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into imported_images as known (key, source_url, next_attempt_at, requested_at, needed_at)
    select distinct on (key) key, source_url, ${at}, ${at}, ${at} from staged_images order by key
    on conflict (key) do update set needed_at = excluded.needed_at,
      attempts = case when known.stored_at is null and known.next_attempt_at is null
        then 0 else known.attempts end,
      next_attempt_at = case when known.stored_at is null and known.next_attempt_at is null
        then excluded.next_attempt_at else known.next_attempt_at end
    where known.needed_at < excluded.needed_at - interval '1 day'
      or (known.stored_at is null and known.next_attempt_at is null)`);
}
