import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import { syncAwaitedApprovers } from '#server/approval/decision/sync-approvers.ts';
import { type Command, type CommandCall, CommandError } from '#server/backoffice/command.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { employeeName, listEmployeeRows } from '#server/partners/employees/employee-store.ts';
import { isLastOwner } from '#server/partners/employees/last-decider.ts';
import { notifyEmployee } from '#server/partners/employees/notify-employee.ts';
import { assertNotLastApprover } from '#server/partners/employees/removable.ts';
import { endEmployment } from '#server/partners/employees/remove-employee.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';

/** Locks the company, as its own changes of employees do. */
async function lockCompany(tx: Database, inn: string): Promise<PartnerRow> {
  const [partner] = await tx.select().from(partners).where(eq(partners.inn, inn)).for('update');
  if (partner === undefined) throw new ApiProblem(404, `Компании с\u00A0ИНН ${inn} нет`);
  return partner;
}

/** The user whose verified phone or e-mail it is, if only one has it: anybody can claim another's. */
async function findUser(tx: Database, contact: string) {
  const found = await tx
    .select()
    .from(users)
    .where(
      or(
        and(eq(users.phone, contact), eq(users.phoneVerified, true)),
        and(eq(users.email, contact), eq(users.emailVerified, true)),
      ),
    )
    .limit(2);
  const [user] = found;
  if (user === undefined) {
    throw new ApiProblem(404, `Покупателя ${contact} нет: пусть он сначала войдёт в\u00A0магазин`);
  }
  if (found.length > 1) throw new ApiProblem(409, `Покупателей ${contact} несколько`);
  return user;
}

/** Makes the user an owner beside the present ones: support has checked the papers. */
async function makeOwner(
  tx: Database,
  partner: PartnerRow,
  contact: string,
  now: Date,
): Promise<string> {
  const user = await findUser(tx, contact);
  const present = and(
    eq(partnerEmployees.partnerID, partner.id),
    eq(partnerEmployees.userID, user.id),
  );
  const updated = await tx
    .update(partnerEmployees)
    .set({ role: 'Owner', isBlocked: false })
    .where(present)
    .returning();
  if (updated.length === 0) {
    const { id: userID, firstName, middleName, lastName, phone, email } = user;
    if (!(firstName && lastName)) {
      throw new ApiProblem(409, `В\u00A0аккаунте ${contact} нет имени и\u00A0фамилии`);
    }
    await tx.insert(partnerEmployees).values({
      id: randomUUID(),
      partnerID: partner.id,
      userID,
      firstName,
      middleName,
      lastName,
      // An invitation of the company may have it already; the owner decides about that one.
      phone: (await isInvited(tx, partner.id, phone)) ? null : phone,
      email,
      role: 'Owner',
      joinedAt: now,
    });
  }
  return `${fullName(user)} – владелец ${partner.name}`;
}

async function isInvited(tx: Database, partnerID: string, phone: string | null): Promise<boolean> {
  if (phone === null) return false;
  const where = and(
    eq(partnerEmployees.partnerID, partnerID),
    eq(partnerEmployees.phone, phone),
    isNull(partnerEmployees.removedAt),
  );
  return (await tx.$count(partnerEmployees, where)) > 0;
}

/** Ends the access of somebody who has no right to the company; it keeps an owner and an approver. */
async function removePerson(
  tx: Database,
  partner: PartnerRow,
  contact: string,
  now: Date,
): Promise<string> {
  const people = await listEmployeeRows(tx, partner.id);
  const matches = ({ phone, email }: EmployeeRow) => phone === contact || email === contact;
  const employee = people.find(matches);
  if (employee === undefined) throw new ApiProblem(404, `В\u00A0компании нет ${contact}`);
  if (isLastOwner(people, employee)) {
    throw new ApiProblem(409, 'Сначала назначьте другого владельца');
  }
  await assertNotLastApprover(tx, partner, employee);
  await endEmployment(tx, partner, employee, { now, follow: syncAwaitedApprovers });
  await notifyEmployee(tx, 'Removed', employee, partner, now);
  return `${employeeName(employee)} больше не\u00A0в\u00A0компании ${partner.name}`;
}

async function run({ db, now, args }: CommandCall): Promise<string> {
  const [inn = '', action = '', contact = ''] = args;
  if (contact === '' || (action !== 'owner' && action !== 'remove')) {
    throw new CommandError('Пример: company 7799000012 owner anna@example.ru');
  }
  return db.transaction(async (tx) => {
    const partner = await lockCompany(tx, inn);
    return action === 'owner'
      ? makeOwner(tx, partner, contact, now)
      : removePerson(tx, partner, contact, now);
  });
}

/**
 * The first user who registers a company owns it. When that was a stranger, the real owner applies
 * support, which checks the papers and hands the company over.
 */
export const companyCommand: Command = {
  usage: `company ИНН owner КОНТАКТ   сделать владельцем того, кто подтвердил права документами
  company ИНН remove КОНТАКТ  закрыть доступ постороннему; КОНТАКТ – телефон +7… или почта`,
  run,
};
