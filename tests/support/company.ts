import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { seedCompanies } from '#server/demo/companies.ts';
import {
  demoApprover,
  demoCompany,
  demoEmployee,
  demoOwner,
  demoPeople,
} from '#server/demo/people.ts';

/** User ids of the demo company's people, for `as` of a test call. */
export const igor = demoOwner.id;
export const maria = demoEmployee.id;
export const oleg = demoApprover.id;
export const belaya = demoCompany.id;

/** The demo companies with their people as users; contracts hold at `now`. */
export async function addDemoCompanies(db: Database, now: Date): Promise<void> {
  await db.insert(users).values(
    demoPeople.map(({ id, firstName, middleName, lastName, email, phone }) => ({
      id,
      issuer: 'test',
      subject: id,
      firstName,
      middleName,
      lastName,
      email,
      phone,
    })),
  );
  await seedCompanies(db, { now });
}
