import { and, eq, inArray } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerContracts } from '#server/db/schema/partners.ts';
import type { Contract, ContractRow } from '#server/partners/schemas.ts';
import { availableOf, rejectionOf, stateOf } from './contract-state.ts';

function toBalance(row: ContractRow): Contract['balance'] {
  const { balance, creditLimit, overdue, balanceAt } = row;
  if (balance === null || balanceAt === null) return null;
  return {
    value: balance,
    creditLimit,
    available: availableOf(balance, creditLimit),
    overdue: overdue ?? 0,
    updatedAt: balanceAt.toISOString(),
  };
}

function toContract(row: ContractRow, now: Date): Contract {
  const { id, number, type, validFrom, validUntil, paymentDelayDays, isDefault } = row;
  const reason = rejectionOf(row, now);
  return {
    id,
    number,
    type,
    state: stateOf(row, now),
    validFrom,
    validUntil,
    paymentDelayDays,
    balance: toBalance(row),
    isDefault,
    allowed: reason === null,
    reason,
  };
}

/** The default one, then valid ones, then the rest; each group by number. */
function compare(a: Contract, b: Contract): number {
  return (
    Number(b.isDefault) - Number(a.isDefault) ||
    Number(b.allowed) - Number(a.allowed) ||
    a.number.localeCompare(b.number, 'ru')
  );
}

/** All contracts of a company. Does not check that it is the user's. */
export async function listContracts(
  db: Database,
  partnerID: string,
  now: Date,
): Promise<Contract[]> {
  const rows = await db
    .select()
    .from(partnerContracts)
    .where(eq(partnerContracts.partnerID, partnerID));
  return rows.map((row) => toContract(row, now)).sort(compare);
}

/** A contract of the company; null when it has no such contract. */
export async function findContract(
  db: Database,
  partnerID: string,
  id: string,
  now: Date,
): Promise<Contract | null> {
  const [row] = await db
    .select()
    .from(partnerContracts)
    .where(and(eq(partnerContracts.id, id), eq(partnerContracts.partnerID, partnerID)));
  return row ? toContract(row, now) : null;
}

/** The initial contract of new carts of the company, valid or not; null when none was chosen. */
export async function findDefaultContract(
  db: Database,
  partnerID: string,
  now: Date,
): Promise<Contract | null> {
  const [row] = await db
    .select()
    .from(partnerContracts)
    .where(and(eq(partnerContracts.partnerID, partnerID), eq(partnerContracts.isDefault, true)));
  return row ? toContract(row, now) : null;
}

/** The default contracts of companies by company, valid or not. */
export async function listDefaultContracts(
  db: Database,
  partnerIDs: readonly string[],
  now: Date,
): Promise<Map<string, Contract>> {
  if (partnerIDs.length === 0) return new Map();
  const rows = await db
    .select()
    .from(partnerContracts)
    .where(
      and(
        inArray(partnerContracts.partnerID, [...partnerIDs]),
        eq(partnerContracts.isDefault, true),
      ),
    );
  return new Map(rows.map((row) => [row.partnerID, toContract(row, now)]));
}

/**
 * Makes a contract the company's default: new carts start with it, existing ones stay unchanged.
 * Call it with the company locked.
 * @throws ApiProblem 404, 422 ContractUnavailable
 */
export async function changeDefaultContract(
  tx: Database,
  partnerID: string,
  id: string,
  now: Date,
): Promise<Contract[]> {
  const contract = await findContract(tx, partnerID, id, now);
  if (contract === null) throw new ApiProblem(404, 'Договор не найден', { reason: 'NotFound' });
  if (!contract.allowed) {
    throw new ApiProblem(422, contract.reason ?? 'Договор выбрать нельзя', {
      reason: 'ContractUnavailable',
    });
  }
  const present = and(
    eq(partnerContracts.partnerID, partnerID),
    eq(partnerContracts.isDefault, true),
  );
  await tx.update(partnerContracts).set({ isDefault: false }).where(present);
  await tx.update(partnerContracts).set({ isDefault: true }).where(eq(partnerContracts.id, id));
  return listContracts(tx, partnerID, now);
}
