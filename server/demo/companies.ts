import type { Database } from '#server/db/connection.ts';
import { customers, partnerMembers, partners } from '#server/db/schema/shopping.ts';
import { demoApprover, demoCompany, demoEmployee, demoOwner } from './people.ts';

/** The customer through which the company's people buy. */
const customerID = '9a4c2b7e-61d8-4f35-8b0a-d2e7c5f19055';

/** Makes the demo company with its people, as far as it is not there yet. */
export async function seedCompanies(db: Database): Promise<void> {
  const { id, name } = demoCompany;
  await db
    .insert(partners)
    .values({ id, name, inn: '7799000012', kpp: '779901001' })
    .onConflictDoNothing();
  await db
    .insert(customers)
    .values({ id: customerID, kind: 'Partner', partnerId: id })
    .onConflictDoNothing();
  await db
    .insert(partnerMembers)
    .values([
      { partnerId: id, userId: demoOwner.id, role: 'Owner' },
      { partnerId: id, userId: demoEmployee.id, role: 'Employee' },
      { partnerId: id, userId: demoApprover.id, role: 'Approver' },
    ])
    .onConflictDoNothing();
}
