import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { PictureRecord } from '#server/db/schema/catalog.ts';
import { fitsLine } from './bought-lines.ts';

type Schemas = components['schemas'];
type Item = Schemas['AnalyticItem'];

/** A product as the database returns it. */
export interface ItemRow extends Omit<Item, 'image' | 'averagePrice'> {
  pictures: PictureRecord[];
}

const columns: Readonly<Record<Schemas['AnalyticSortField'], SQL>> = {
  Amount: sql`amount`,
  Quantity: sql`quantity`,
  Orders: sql`"orderCount"`,
  Name: sql`name`,
};

function orderBy({ field, direction }: Schemas['AnalyticSort']): SQL {
  const ascending = (direction ?? (field === 'Name' ? 'ASC' : 'DESC')) === 'ASC';
  return ascending ? sql`${columns[field]}` : sql`${columns[field]} desc`;
}

/** An item of the response. */
export function toItem({ pictures, lastOrderedAt, ...row }: ItemRow): Item {
  return {
    ...row,
    image: pictures[0] ?? null,
    averagePrice: Math.round(row.amount / row.quantity),
    lastOrderedAt: new Date(lastOrderedAt).toISOString(),
  };
}

/**
 * The common table expression of the products bought in either period, after `withBoughtLines`: few
 * rows, of which the shares of categories and brands are added up.
 */
export const boughtProducts: SQL = sql`
  bought_products as materialized (
    select l.product_id, l.category_id, l.brand_id, bool_or(l.is_current) as is_current,
      count(*) filter (where l.is_current) as "orderCount",
      coalesce(sum(l.quantity) filter (where l.is_current), 0) as quantity,
      coalesce(sum(l.amount) filter (where l.is_current), 0) as amount,
      coalesce(sum(l.amount) filter (where not l.is_current), 0) as "previousAmount",
      max(l.confirmed_at) as "lastOrderedAt"
    from bought_lines l where ${fitsLine}
    group by l.product_id, l.category_id, l.brand_id)`;

interface Page {
  sort: Schemas['AnalyticSort'];
  page: number;
  pageSize: number;
}

/** A page of the products bought, each with its sums over both periods. */
export function itemsPage({ sort, page, pageSize }: Page): SQL {
  return sql`
    select p.id as "productID", p.name, case when p.listed then p.slug end as slug,
      p.vendor_code as "vendorCode", p.pictures, b.name as "brandName", c.name as "categoryName",
      g."orderCount", g.quantity, g.amount, g."lastOrderedAt", g."previousAmount"
    from bought_products g
    join products p on p.id = g.product_id
    join categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id
    where g.is_current
    order by ${orderBy(sort)}, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** Number of products bought in the period. */
export const itemCount: SQL = sql`(select count(*) from bought_products where is_current)`;
