import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { type LineProduct, loadLineProducts } from '#server/cart/lines/line-products.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { shares } from '#server/db/schema/buying.ts';
import { products } from '#server/db/schema/catalog.ts';
import { cartOpensRestricted } from '#server/partners/rights/orders-access.ts';
import { loadCards } from '#server/product/card/product-cards.ts';
import { quantityAfterAdding } from '#server/product/stock/quantity.ts';
import { forbiddenMessage } from '#server/product/stock/restriction.ts';
import { SHARE_DAYS } from '#src/lib/dates/terms.ts';

type Schemas = components['schemas'];
type SharedLine = Schemas['SharedLine'];

const LASTS_MS = SHARE_DAYS * 24 * 3_600_000;

const pages: Readonly<Record<Schemas['ShareKind'], string>> = {
  Cart: '/cart/share',
  Products: '/products/share',
};

async function assertKnown(tx: Database, ids: readonly string[]): Promise<void> {
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]));
  if (new Set(ids).size === ids.length && known.length === ids.length) return;
  throw new ApiProblem(422, 'Каждый товар должен быть из каталога и только один раз', {
    reason: 'ProductInvalid',
  });
}

/**
 * Makes a link to some products. It holds ids and quantities, and cannot be guessed.
 * @throws ApiProblem 422 for an unknown product or one named twice.
 */
export async function createShare(
  tx: Database,
  { kind, products: desired, note = null }: Schemas['NewShare'],
  now: Date,
): Promise<Schemas['CreatedShare']> {
  await assertKnown(
    tx,
    desired.map(({ productID }) => productID),
  );
  const id = `s-${randomBytes(12).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + LASTS_MS);
  const words = note?.trim() || null;
  await tx
    .insert(shares)
    .values({ id, kind, products: desired, note: words, createdAt: now, expiresAt });
  return { id, kind, path: `${pages[kind]}?id=${id}`, expiresAt: expiresAt.toISOString() };
}

function validateLine(requested: number, product: LineProduct | undefined) {
  const quantity = product === undefined ? 0 : quantityAfterAdding(0, requested, product);
  if (quantity >= requested) return { quantity, outcome: 'Available', message: null } as const;
  if (quantity > 0) {
    return { quantity, outcome: 'Reduced', message: `Осталось ${quantity} шт.` } as const;
  }
  const message = product?.saleForbidden ? forbiddenMessage(product) : 'Товара нет в наличии';
  return { quantity, outcome: 'Unavailable', message } as const;
}

/**
 * What a link leads to, with the user's own prices and what can be had now.
 * @param userID whose favorites are marked; null for a visitor.
 * @throws ApiProblem 404 when there is no such link (any more).
 */
export async function readShare(
  db: Database,
  id: string,
  userID: string | null,
  now: Date,
): Promise<Schemas['SharedProducts']> {
  const [share] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), gt(shares.expiresAt, now)));
  if (share === undefined) {
    throw new ApiProblem(404, 'Ссылка больше не действует', { reason: 'NotFound' });
  }
  const ids = share.products.map(({ productID }) => productID);
  const viewer = { userID, now };
  const cards = new Map((await loadCards(db, ids, viewer)).map((card) => [card.id, card]));
  const lineProducts = await loadLineProducts(db, ids, null, {
    opensRestricted: userID !== null && (await cartOpensRestricted(db, userID, now)),
  });
  const lines: SharedLine[] = [];
  const skipped: Schemas['SkippedProduct'][] = [];
  for (const { productID, quantity: requested } of share.products) {
    const product = cards.get(productID);
    if (product === undefined) {
      skipped.push({ productID, message: 'Товара больше нет в каталоге' });
    } else
      lines.push({ product, requested, ...validateLine(requested, lineProducts.get(productID)) });
  }
  return {
    id: share.id,
    kind: share.kind,
    note: share.note,
    createdAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
    lines,
    skipped,
    amount: lines.reduce((sum, { quantity, product }) => sum + quantity * product.price, 0),
  };
}

/** Forgets links that are over. */
export async function pruneShares(db: Database, now: Date): Promise<void> {
  await db.delete(shares).where(lt(shares.expiresAt, now));
}
