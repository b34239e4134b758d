import { sql } from 'drizzle-orm';
import type { FeedItem } from '#server/catalog-import/feed/feed-items.ts';
import { feedUrl } from '#server/catalog-import/feed/feed-url.ts';
import type {
  GoodsContent,
  GroupContent,
  OfferContent,
  PriceText,
  PropertyContent,
} from '#server/commerceml/catalog/read/catalog-records.ts';
import type { Database } from '#server/db/connection.ts';
import { type OfferLookups, offerOf } from './offer-of.ts';

const BATCH = 300;

/** What of the stored records becomes items. */
export interface ItemScope {
  /** The whole catalog: what this session has received; null for the goods of `goods_to_import`. */
  fullSession: string | null;
  /** Whether offers that the session has not received count, when the catalog is whole. */
  isFullOffers: boolean;
}

/** What was left out. */
export interface ItemCounts {
  /** Offers without a public price so far. */
  unpriced: number;
}

type StoredOffer = { id: string; content: OfferContent };
type StoredGoods = { id: string; content: GoodsContent; offers: StoredOffer[] | null };

async function readGoods(tx: Database, after: string, scope: ItemScope): Promise<StoredGoods[]> {
  const { fullSession, isFullOffers } = scope;
  const inScope =
    fullSession === null
      ? sql`g.id in (select id from goods_to_import)`
      : sql`g.session_id = ${fullSession}`;
  const current =
    fullSession === null || !isFullOffers ? sql`` : sql`and o.session_id = ${fullSession}`;
  const { rows } = await tx.execute<StoredGoods>(sql`
    select g.id, g.content, (
      select json_agg(json_build_object('id', o.id, 'content', o.content) order by o.id)
      from exchange_records o
      where o.kind = 'offer' and o.parent_id = g.id ${current}
        and (o.content ->> 'isDeleted')::boolean is not true
    ) as offers
    from exchange_records g
    where g.kind = 'goods' and g.id collate "C" > ${after}::text collate "C" and ${inScope}
      and (g.content ->> 'isDeleted')::boolean is not true
    order by g.id collate "C" limit ${BATCH}`);
  return rows;
}

async function readKind<Content>(
  tx: Database,
  kind: 'group' | 'property',
): Promise<Map<string, Content>> {
  const { rows } = await tx.execute<{ id: string; content: Content }>(sql`
    select id, content from exchange_records where kind = ${kind}
    order by (content ->> 'position')::int nulls last, id`);
  return new Map(rows.map(({ id, content }) => [id, content]));
}

function groupItems(groups: ReadonlyMap<string, GroupContent>): FeedItem[] {
  return [...groups].map(([id, { name, parentID }]) => ({
    kind: 'category',
    category: { line: 0, id, parentID, name, picture: null },
  }));
}

/**
 * Stored goods and their offers as the items of a feed: first the groups as categories. Offers without
 * a public price wait for one, and are counted.
 * @param imageURLs of images that the shop has, by path
 */
export async function* catalogItems(
  tx: Database,
  scope: ItemScope,
  imageURLs: ReadonlyMap<string, string>,
  counts: ItemCounts,
): AsyncGenerator<FeedItem[]> {
  const all = await readKind<GroupContent>(tx, 'group');
  const groups = new Map([...all].filter(([, { isDeleted }]) => !isDeleted));
  yield groupItems(groups);
  const lookups: OfferLookups = {
    properties: await readKind<PropertyContent>(tx, 'property'),
    isGroup: (id) => groups.has(id),
    imageURL: (path) => imageURLs.get(path) ?? (path.includes('://') ? feedUrl(path) : null),
  };
  let batch = await readGoods(tx, '', scope);
  while (batch.length > 0) {
    const items: FeedItem[] = [];
    for (const { id: goodsID, content: goods, offers } of batch) {
      const own = offers ?? [];
      const variants = own.filter(({ id }) => id !== goodsID);
      const isNamedByFeatures = variants.every(({ content }) => content.features?.length);
      for (const { id, content } of own) {
        const { price } = content;
        // Goods that have got variants are sold as those.
        if (variants.length > 0 && id === goodsID && price == null) continue;
        if (price == null) {
          counts.unpriced += 1;
          continue;
        }
        const offer = { ...content, price: price as PriceText };
        const hasSiblings = own.length > 1;
        items.push({
          kind: 'offer',
          offer: offerOf({ id, goodsID, goods, offer, hasSiblings, isNamedByFeatures }, lookups),
        });
      }
    }
    yield items;
    batch = await readGoods(tx, batch.at(-1)?.id ?? '', scope);
  }
}
