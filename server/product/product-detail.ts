import { and, asc, eq, or, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { productAttributes, products } from '#server/db/schema/catalog.ts';
import { textArray } from '#server/db/sql-values.ts';
import { createVersionedCache } from '#server/db/versioned-cache.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { cartOpensRestricted } from '#server/partners/rights/orders-access.ts';
import { unitPrice } from '#server/pricing/products/unit-price.ts';
import { vatWithin } from '#server/pricing/vat.ts';
import { optionNames, optionsOf, sortVariants } from '#server/product/card/compare-variants.ts';
import { MAX_MEMBERS, MAX_OPTIONS } from '#server/product/card/family/family-facts.ts';
import { loadPersonalPrices } from '#server/product/card/personal-prices.ts';
import { loadCards, type Viewer } from '#server/product/card/product-cards.ts';
import { toCategoryReference } from '#server/product/categories/category-tree.ts';
import { findAnalogueIDs } from '#server/product/related/analogues.ts';
import { isRestricted, openRestricted } from '#server/product/stock/restriction.ts';
import { stockLevel } from '#server/product/stock/stock-level.ts';
import { type CatalogSnapshot, lineageOf, readSnapshot } from './catalog-snapshot.ts';

type Schemas = components['schemas'];

const MAX_PICTURES = limits['ProductCard.images'];
const MAX_ATTRIBUTES = limits['ProductDetail.attributes'];
const MAX_PROMOTIONS = limits['ProductDetail.promotions'];

/** By slug; a URL may also have the product's id. */
async function findBySlug(db: Database, slug: string) {
  const [row] = await db
    .select({
      id: products.id,
      description: products.description,
      country: products.country,
      barcode: products.barcode,
      documents: products.documents,
      categoryID: products.categoryID,
      categoryPath: products.categoryPath,
      familyID: products.familyID,
      price: products.price,
      vatRate: products.vatRate,
    })
    .from(products)
    .where(or(eq(products.slug, slug), eq(products.id, slug)))
    .orderBy(sql`(${products.slug} = ${slug}) desc`)
    .limit(1);
  return row;
}

type Found = NonNullable<Awaited<ReturnType<typeof findBySlug>>>;

/** Attributes of products in the order of the feed, by product id. */
export async function loadAttributes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Schemas['ProductAttribute'][]>> {
  const rows = await db
    .select({
      productID: productAttributes.productID,
      name: productAttributes.name,
      value: productAttributes.value,
      unit: productAttributes.unit,
    })
    .from(productAttributes)
    .where(sql`${productAttributes.productID} = any(${textArray(ids)})`)
    .orderBy(asc(productAttributes.position), asc(productAttributes.name));
  const byProduct = new Map<string, Schemas['ProductAttribute'][]>();
  for (const { productID, ...attribute } of rows) {
    const attributes = byProduct.get(productID) ?? [];
    if (attributes.length < MAX_ATTRIBUTES) attributes.push(attribute);
    byProduct.set(productID, attributes);
  }
  return byProduct;
}

async function loadVariants(
  db: Database,
  familyID: string,
  { userID, now }: Viewer,
): Promise<Schemas['ProductVariant'][]> {
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      variant: products.variant,
      pictures: products.pictures,
      categoryPath: products.categoryPath,
      price: products.price,
      priceWithoutDiscount: products.priceWithoutDiscount,
      stock: products.stock,
      listed: products.listed,
      available: products.available,
      saleForbidden: products.saleForbidden,
      unavailabilityReason: products.unavailabilityReason,
      unavailableAction: products.unavailableAction,
    })
    .from(products)
    .where(and(eq(products.familyID, familyID), products.listed))
    .orderBy(asc(products.variantOrder), asc(products.id))
    .limit(MAX_MEMBERS);
  if (rows.length < 2) return [];
  const options = optionNames(rows).slice(0, MAX_OPTIONS);
  const prices = await loadPersonalPrices(db, rows, userID);
  const opens =
    userID !== null && rows.some(isRestricted) && (await cartOpensRestricted(db, userID, now));
  return sortVariants(opens ? rows.map(openRestricted) : rows).map(
    ({ id, slug, name, available, variant, pictures, stock, price }) => ({
      id,
      slug,
      name,
      available: available && stock > 0,
      price: Math.min(price, prices.get(id) ?? price),
      options: optionsOf({ name, variant }, options),
      image: pictures[0] ?? null,
      stockLevel: stockLevel({ stock, available }),
    }),
  );
}

async function loadPromotions(
  db: Database,
  productID: string,
  now: Date,
): Promise<Schemas['PromotionReference'][]> {
  const moment = now.toISOString();
  const { rows } = await db.execute<{ id: string; name: string; ends_at: number }>(sql`
    select promo.id, promo.name, extract(epoch from promo.ends_at)::float8 as ends_at
    from promotion_products link join promotions promo on promo.id = link.promotion_id
    where link.product_id = ${productID}::text
      and promo.starts_at <= ${moment}::timestamptz and promo.ends_at > ${moment}::timestamptz
    order by promo.position, promo.id limit ${MAX_PROMOTIONS}`);
  return rows.map(({ id, name, ends_at }) => ({
    id,
    name,
    endsAt: new Date(ends_at * 1000).toISOString(),
  }));
}

function breadcrumbsOf(
  snapshot: CatalogSnapshot,
  categoryID: string,
): Schemas['CategoryReference'][] {
  const category = snapshot.categories.get(categoryID);
  return category === undefined ? [] : lineageOf(snapshot, category).map(toCategoryReference);
}

/** The parts that change rarely: all but prices, stock and marks. */
interface LastingPart
  extends Pick<Schemas['ProductDetail'], 'attributes' | 'promotions' | 'breadcrumbs'> {
  readonly found: Found;
  readonly analogueIDs: readonly string[];
}

/** How long analogs and promotions may be outdated, milliseconds. */
const LASTING_LIFETIME_MS = 60_000;

const lastingParts = createVersionedCache<LastingPart>({
  size: 1000,
  lifetime: LASTING_LIFETIME_MS,
});

async function loadLastingPart(db: Database, slug: string, now: Date): Promise<LastingPart> {
  const found = await findBySlug(db, slug);
  if (found === undefined) {
    throw new ApiProblem(404, 'Такого товара нет', { reason: 'NotFound' });
  }
  const [snapshot, attributes, promotions, analogueIDs] = await Promise.all([
    readSnapshot(db),
    loadAttributes(db, [found.id]),
    loadPromotions(db, found.id, now),
    findAnalogueIDs(db, found),
  ]);
  return {
    found,
    analogueIDs,
    promotions,
    attributes: attributes.get(found.id) ?? [],
    breadcrumbs: breadcrumbsOf(snapshot, found.categoryID),
  };
}

/** What delivery of a product would cost a user; null for what cannot be bought. */
export type EstimateDelivery = (
  db: Database,
  product: Schemas['ProductCard'],
  userID: string | null,
  conditions: Conditions,
) => Promise<Schemas['DeliveryEstimate'] | null>;

interface Visit extends Conditions {
  userID: string | null;
  estimate: EstimateDelivery;
}

/**
 * The page of a product in a bounded number of queries.
 * @throws ApiProblem 404 when no product has this slug or id.
 */
export async function loadDetail(
  db: Database,
  slug: string,
  { userID, estimate, ...conditions }: Visit,
): Promise<Schemas['ProductDetail']> {
  const { now } = conditions;
  const lasting = await lastingParts(db, slug, () => loadLastingPart(db, slug, now));
  const { found, analogueIDs, attributes, promotions, breadcrumbs } = lasting;
  const [variants, [product], analogues] = await Promise.all([
    loadVariants(db, found.familyID, { userID, now }),
    loadCards(db, [found.id], { userID, now }, { pictures: MAX_PICTURES }),
    loadCards(db, analogueIDs, { userID, now }, { chips: true }),
  ]);
  if (product === undefined) throw new Error(`Product ${found.id} has gone meanwhile`);
  const { description, country, barcode, documents, vatRate } = found;
  return {
    product,
    vat: { rate: vatRate, amount: vatWithin(product.price, vatRate) },
    unitPrice: unitPrice(product.price, attributes),
    deliveryEstimate: await estimate(db, product, userID, conditions),
    description,
    country,
    barcode,
    breadcrumbs,
    attributes,
    documents,
    variants,
    analogues: analogues.filter(({ available }) => available),
    promotions,
  };
}
