import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Session } from '#server/contract/session.ts';
import { requireSession } from '#server/contract/session.ts';
import type { OrderKey } from './page-queries.ts';

type Source = components['schemas']['ProductSource'];

/** The source of a list: a condition on `products p` and its natural order. */
export interface SourceRules {
  readonly condition: SQL | null;
  /** Null: the default order, best sellers first. */
  readonly order: OrderKey | null;
  /** True when the source includes products that the last import no longer lists. */
  readonly includesUnlisted: boolean;
  /** True when variants of a family are listed separately. */
  readonly listsVariants: boolean;
}

const NOTHING_SPECIAL: SourceRules = {
  condition: null,
  order: null,
  includesUnlisted: false,
  listsVariants: false,
};

const newestFirst = (value: SQL): OrderKey => ({ value, descending: true });

/** Products of promotions active at `now`. */
export function promotedCondition(now: Date, promotionID: string | undefined): SQL {
  const one =
    promotionID === undefined
      ? sql``
      : sql` and (promo.id = ${promotionID}::text or promo.slug = ${promotionID}::text)`;
  const moment = now.toISOString();
  return sql`p.id in (
    select link.product_id from promotion_products link
    join promotions promo on promo.id = link.promotion_id
    where promo.starts_at <= ${moment}::timestamptz and promo.ends_at > ${moment}::timestamptz${one})`;
}

function ofUser(table: 'favorites' | 'product_views', order: SQL, userID: string): SourceRules {
  const mine = sql`mine.user_id = ${userID}::text and mine.product_id = p.id`;
  return {
    condition: sql`exists (select from ${sql.identifier(table)} mine where ${mine})`,
    order: newestFirst(sql`(select ${order} from ${sql.identifier(table)} mine where ${mine})`),
    includesUnlisted: true,
    listsVariants: table === 'favorites',
  };
}

function boughtBy(userID: string): SourceRules {
  const mine = sql`
    from order_items item join orders o on o.id = item.order_id
    where item.product_id = p.id and o.user_id = ${userID}::text and o.confirmed_at is not null
      and o.status <> 'Canceled'`;
  return {
    condition: sql`p.id in (
      select item.product_id from orders o join order_items item on item.order_id = o.id
      where o.user_id = ${userID}::text and o.confirmed_at is not null
        and o.status <> 'Canceled')`,
    order: newestFirst(sql`(select max(o.confirmed_at) ${mine})`),
    includesUnlisted: true,
    listsVariants: true,
  };
}

/**
 * The rules of a source. `BrandProducts` is the catalog with the brand filter.
 * @throws ApiProblem 401 for a source that belongs to a user when nobody is signed in.
 */
export function sourceRules(
  source: Source,
  context: { readonly session: Session | null; readonly now: () => Date },
  promotionID: string | undefined,
): SourceRules {
  switch (source) {
    case 'PromotionProducts':
      return { ...NOTHING_SPECIAL, condition: promotedCondition(context.now(), promotionID) };
    case 'BrandNewItems':
      return {
        ...NOTHING_SPECIAL,
        condition: sql`p.is_new`,
        order: newestFirst(sql`p.created_at`),
      };
    case 'Favorites':
      return ofUser('favorites', sql`mine.position`, requireSession(context).userID);
    case 'RecentlyViewed':
      return ofUser('product_views', sql`mine.viewed_at`, requireSession(context).userID);
    case 'PreviouslyBought':
      return boughtBy(requireSession(context).userID);
    case 'Catalog':
    case 'Popular':
    case 'BrandProducts':
      return promotionID === undefined
        ? NOTHING_SPECIAL
        : { ...NOTHING_SPECIAL, condition: promotedCondition(context.now(), promotionID) };
  }
}
