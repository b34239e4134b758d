import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { CartRow } from '#server/cart/cart-store.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerTags } from '#server/db/schema/partners.ts';
import { findContract, findDefaultContract } from '#server/partners/contracts/contracts.ts';
import type { Customer } from '#server/user/schemas.ts';

type Schemas = components['schemas'];
export type Contract = Schemas['Contract'];
export type OrderTag = Schemas['OrderTag'];

/** @throws ApiProblem 404 when it is no contract of the company. */
export async function getContract(
  db: Database,
  partnerID: string,
  id: string,
  now: Date,
): Promise<Contract> {
  const contract = await findContract(db, partnerID, id, now);
  if (contract === null) throw new ApiProblem(404, 'Договор не найден', { reason: 'NotFound' });
  return contract;
}

/** The initial contract of a customer: the company's default while valid; null for a person. */
export async function contractOf(
  db: Database,
  { partner }: Customer,
  now: Date,
): Promise<string | null> {
  const contract = partner && (await findDefaultContract(db, partner.id, now));
  return contract?.allowed ? contract.id : null;
}

/** Tags of the company's dictionary among `ids`, in that order. */
export async function findTags(
  db: Database,
  partnerID: string,
  ids: readonly string[],
): Promise<OrderTag[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: partnerTags.id, name: partnerTags.name })
    .from(partnerTags)
    .where(and(eq(partnerTags.partnerID, partnerID), inArray(partnerTags.id, [...ids])));
  const byID = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byID.get(id)).filter((row) => row !== undefined);
}

/** The fields that only a company's cart has; without what the company has deleted. */
export async function readCompanyChoices(
  db: Database,
  cart: CartRow,
  { partner }: Pick<Customer, 'partner'>,
  now: Date,
): Promise<{ contract: Contract | null; tags: OrderTag[] }> {
  if (partner === null) return { contract: null, tags: [] };
  const { contractID, tagIDs } = cart;
  return {
    contract: contractID === null ? null : await findContract(db, partner.id, contractID, now),
    tags: await findTags(db, partner.id, tagIDs),
  };
}

interface Buying {
  customer: Pick<Customer, 'partner'>;
  contractID: string | null;
}

/**
 * Rejects an order under an expired contract; without a contract there is nothing to check.
 * @throws ApiProblem 409 NotAllowed
 */
export async function assertContract(
  db: Database,
  { customer: { partner }, contractID }: Buying,
  now: Date,
): Promise<void> {
  if (partner === null || contractID === null) return;
  const contract = await findContract(db, partner.id, contractID, now);
  if (contract?.allowed) return;
  throw new ApiProblem(409, contract?.reason ?? 'Договора больше нет, выберите другой в корзине', {
    reason: 'NotAllowed',
  });
}
