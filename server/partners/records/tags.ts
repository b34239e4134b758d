import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerTags } from '#server/db/schema/partners.ts';
import { carts, orders } from '#server/db/schema/shopping.ts';
import type { Tag } from '#server/partners/schemas.ts';
import { TAGS_LIMIT } from '#src/lib/contract-lengths.ts';

const nextVersion = sql`${carts.version} + 1`;

function nameKeyOf(name: string): string {
  return name.toLocaleLowerCase('ru');
}

/**
 * Orders with a tag, without drafts and canceled drafts, which colleagues do not see. Columns are qualified by hand: Drizzle omits the
 * table of a selected column, and `id` alone would be the order's.
 */
const orderCount = sql<number>`(
  select count(*)::int from orders
  where orders.tags @> jsonb_build_array(jsonb_build_object('id', partner_tags.id))
    and orders.deleted_at is null and orders.status <> 'Draft'
    and (orders.status <> 'Canceled' or orders.number is not null)
)`;

function selectTags(db: Database, where: SQL | undefined) {
  return db
    .select({ id: partnerTags.id, name: partnerTags.name, orderCount })
    .from(partnerTags)
    .where(where);
}

function ofPartner(partnerID: string, id: string) {
  return and(eq(partnerTags.partnerID, partnerID), eq(partnerTags.id, id));
}

async function getTag(db: Database, partnerID: string, id: string): Promise<Tag> {
  const [tag] = await selectTags(db, ofPartner(partnerID, id));
  if (tag === undefined) throw new ApiProblem(404, 'Метка не найдена', { reason: 'NotFound' });
  return tag;
}

/** The company's tags in alphabetical order. */
export async function listTags(db: Database, partnerID: string): Promise<Tag[]> {
  return selectTags(db, eq(partnerTags.partnerID, partnerID)).orderBy(
    sql`${partnerTags.name} collate "und-x-icu"`,
  );
}

async function assertNameFree(
  tx: Database,
  partnerID: string,
  name: string,
  except?: string,
): Promise<void> {
  const [taken] = await selectTags(
    tx,
    and(eq(partnerTags.partnerID, partnerID), eq(partnerTags.nameKey, nameKeyOf(name))),
  );
  if (taken === undefined || taken.id === except) return;
  throw new ApiProblem(409, `Метка «${taken.name}» уже есть`, { reason: 'TagExists' });
}

/** Call it with the company locked. @throws ApiProblem 409 TagExists, 422 TooMany */
export async function createTag(tx: Database, partnerID: string, name: string): Promise<Tag> {
  await assertNameFree(tx, partnerID, name);
  if ((await tx.$count(partnerTags, eq(partnerTags.partnerID, partnerID))) >= TAGS_LIMIT) {
    throw new ApiProblem(422, `Больше ${TAGS_LIMIT} меток завести нельзя`, { reason: 'TooMany' });
  }
  const id = randomUUID();
  const values = { id, partnerID, name, nameKey: nameKeyOf(name) };
  await tx.insert(partnerTags).values(values);
  return { id, name, orderCount: 0 };
}

/** Replaces a tag in all orders that have it. @returns their ids */
async function rewriteInOrders(tx: Database, id: string, replacement: SQL): Promise<string[]> {
  const marked = sql`jsonb_build_array(jsonb_build_object('id', ${id}::text))`;
  const changed = await tx
    .update(orders)
    .set({ tags: replaceTag(sql`tag ->> 'id' = ${id}`, replacement) })
    .where(sql`${orders.tags} @> ${marked}`)
    .returning({ id: orders.id });
  return changed.map((order) => order.id);
}

function replaceTag(isIt: SQL, replacement: SQL): SQL {
  return sql`(
    select jsonb_agg(case when ${isIt} then ${replacement} else tag end order by place)
    from jsonb_array_elements(${orders.tags}) with ordinality as listed(tag, place)
  )`;
}

/** Renames a tag, also in orders. @throws ApiProblem 404, 409 TagExists */
export async function changeTag(
  tx: Database,
  partnerID: string,
  { id, name }: { id: string; name: string },
): Promise<Tag> {
  const tag = await getTag(tx, partnerID, id);
  await assertNameFree(tx, partnerID, name, id);
  await tx
    .update(partnerTags)
    .set({ name, nameKey: nameKeyOf(name) })
    .where(ofPartner(partnerID, id));
  await rewriteInOrders(tx, id, sql`jsonb_build_object('id', ${id}::text, 'name', ${name}::text)`);
  return { ...tag, name };
}

/** A deleted tag and where it was. */
interface RemovedTag {
  tag: Tag;
  row: typeof partnerTags.$inferSelect;
  cartIDs: string[];
  orderIDs: string[];
}

/**
 * Deletes a tag, also from carts; orders store its name as text.
 * @throws ApiProblem 404
 */
export async function deleteTag(tx: Database, partnerID: string, id: string): Promise<RemovedTag> {
  const tag = await getTag(tx, partnerID, id);
  const [row] = await tx.delete(partnerTags).where(ofPartner(partnerID, id)).returning();
  if (row === undefined) throw new Error(`Tag ${id} is gone`);
  // Locks carts before orders, as checkout does.
  const cleared = await tx
    .update(carts)
    .set({ tagIDs: sql`${carts.tagIDs} - ${id}::text`, version: nextVersion })
    .where(sql`${carts.tagIDs} ? ${id}::text`)
    .returning({ id: carts.id });
  const withoutID = sql`jsonb_build_object('id', null, 'name', tag ->> 'name')`;
  const orderIDs = await rewriteInOrders(tx, id, withoutID);
  return { tag, row, cartIDs: cleared.map((cart) => cart.id), orderIDs };
}

/** Stores a deleted tag again, also in its carts and orders. @throws ApiProblem 409 TagExists */
export async function restoreTag(
  tx: Database,
  { row, cartIDs, orderIDs }: Omit<RemovedTag, 'tag'>,
): Promise<void> {
  const { id, partnerID, name } = row;
  await assertNameFree(tx, partnerID, name);
  await tx.insert(partnerTags).values(row);
  await tx
    .update(carts)
    .set({ tagIDs: sql`${carts.tagIDs} || to_jsonb(${id}::text)`, version: nextVersion })
    .where(and(inArray(carts.id, cartIDs), sql`not ${carts.tagIDs} ? ${id}::text`));
  const isIt = sql`tag ->> 'id' is null and tag ->> 'name' = ${name}`;
  const withID = sql`jsonb_build_object('id', ${id}::text, 'name', ${name}::text)`;
  await tx
    .update(orders)
    .set({ tags: replaceTag(isIt, withID) })
    .where(and(inArray(orders.id, orderIDs), sql`${orders.tags} <> '[]'::jsonb`));
}
