import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import type { PictureRecord } from '#server/db/schema/catalog.ts';

type Schemas = components['schemas'];
type Item = Schemas['AnalyticItem'];

interface ItemRow extends Record<string, unknown> {
  productID: string;
  name: string;
  slug: string | null;
  vendorCode: string;
  pictures: PictureRecord[];
  brandName: string | null;
  categoryName: string;
  orderCount: number;
  quantity: number;
  amount: number;
  lastOrderedAt: string | Date;
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

function toItem({ pictures, lastOrderedAt, ...row }: ItemRow): Item {
  return {
    productID: row.productID,
    name: row.name,
    slug: row.slug,
    vendorCode: row.vendorCode,
    image: pictures[0] ?? null,
    brandName: row.brandName,
    categoryName: row.categoryName,
    orderCount: row.orderCount,
    quantity: row.quantity,
    amount: row.amount,
    averagePrice: Math.round(row.amount / row.quantity),
    lastOrderedAt: new Date(lastOrderedAt).toISOString(),
  };
}

/** A page of the products bought, each with its sums over the whole period. */
export async function listAnalyticItems(
  db: Database,
  lines: SQL,
  { sort, page, pageSize }: { sort: Schemas['AnalyticSort']; page: number; pageSize: number },
): Promise<{ items: Item[]; total: number }> {
  const { rows } = await db.execute<ItemRow>(sql`
    with grouped as (
      select l.product_id, count(distinct l.order_id)::int as "orderCount",
        sum(l.quantity)::int as quantity, sum(l.amount)::float8 as amount,
        max(l.confirmed_at) as "lastOrderedAt"
      from (${lines}) l group by l.product_id)
    select p.id as "productID", p.name, case when p.listed then p.slug end as slug,
      p.vendor_code as "vendorCode", p.pictures, b.name as "brandName", c.name as "categoryName",
      g."orderCount", g.quantity, g.amount, g."lastOrderedAt"
    from grouped g
    join products p on p.id = g.product_id
    join categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id
    order by ${orderBy(sort)}, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const { rows: counted } = await db.execute<{ total: number }>(sql`
    select count(distinct l.product_id)::int as total from (${lines}) l`);
  return { items: rows.map(toItem), total: counted[0]?.total ?? 0 };
}
