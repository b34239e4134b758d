import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partnerContracts } from '#server/db/schema/partners.ts';
import { customers, orders } from '#server/db/schema/shopping.ts';
import type { Contract } from '#server/partners/schemas.ts';
import { counted, stillOwed } from './month-spending.ts';

/**
 * Kopecks of the orders on account that a contract's balance does not know yet: confirmed since the
 * time of that balance, not paid, not canceled. 0 where no credit is given.
 * @param except an order that does not count: the one that is compared with the limit.
 */
export async function owedSinceBalance(
  db: Database,
  partnerID: string,
  contract: Pick<Contract, 'id' | 'balance'> | null,
  except?: string,
): Promise<number> {
  const balance = contract?.balance;
  if (!contract || !balance || balance.creditLimit === null) return 0;
  const [row] = await db
    .select({ sum: sql<string | null>`sum(${stillOwed})` })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerID))
    .where(
      and(
        eq(customers.partnerID, partnerID),
        eq(orders.contractID, contract.id),
        eq(orders.paymentMethod, 'Invoice'),
        ne(orders.paymentStatus, 'Paid'),
        gt(orders.confirmedAt, new Date(balance.updatedAt)),
        counted,
        except === undefined ? undefined : ne(orders.id, except),
      ),
    );
  return Number(row?.sum ?? 0);
}

/** Lets one order at a time be compared with what is left of a contract. */
export async function lockContract(tx: Database, id: string): Promise<void> {
  const row = tx.select({ id: partnerContracts.id }).from(partnerContracts);
  await row.where(eq(partnerContracts.id, id)).for('no key update');
}
