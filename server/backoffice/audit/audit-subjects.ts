import { eq, inArray, or } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback, products } from '#server/db/schema/catalog.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { orders, partners } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import { ticketNumber } from '#server/support/tickets/ticket-number.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import type { AuditReference } from './audit-references.ts';

export type AuditSubject = components['schemas']['AuditSubject'];

/** What references mean. */
export interface AuditSubjects {
  /** The subject; that of an employee is the company. Null when it is deleted or unknown. */
  subjectOf(reference: AuditReference | null): AuditSubject | null;
  /** The name of a person or a company; null when it is unknown. */
  nameOf(reference: AuditReference): string | null;
}

interface Named {
  subject: AuditSubject;
  name: string;
}

const keyOf = ({ kind, by, value }: AuditReference) => `${kind} ${by} ${value}`;

function valuesOf(references: readonly AuditReference[], kind: string, by: string): string[] {
  const found = references.filter((one) => one.kind === kind && one.by === by);
  return [...new Set(found.map(({ value }) => value))];
}

/** Numbers of a column that holds whole numbers; others match nothing. */
function numbersOf(values: readonly string[]): number[] {
  return values.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
}

function named(kind: AuditSubject['kind'], recordID: string, title: string): Named {
  return { subject: { kind, recordID, title }, name: title };
}

/** Reads what the references mean, with a query for each kind. */
export async function readSubjects(
  db: Database,
  references: readonly AuditReference[],
): Promise<AuditSubjects> {
  const values = (kind: AuditReference['kind'], by: AuditReference['by'] = 'id') =>
    valuesOf(references, kind, by);
  const person = {
    firstName: users.firstName,
    middleName: users.middleName,
    lastName: users.lastName,
  };
  const [orderRows, ticketRows, reviewRows, employeeRows, customerRows] = await Promise.all([
    db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(inArray(orders.id, values('Order'))),
    db
      .select({ id: supportTickets.id, number: supportTickets.number })
      .from(supportTickets)
      .where(
        or(
          inArray(supportTickets.id, values('Ticket')),
          inArray(supportTickets.number, numbersOf(values('Ticket', 'number'))),
        ),
      ),
    db
      .select({ id: productFeedback.id, product: products.name })
      .from(productFeedback)
      .innerJoin(products, eq(products.id, productFeedback.productID))
      .where(inArray(productFeedback.id, numbersOf(values('Review')))),
    db
      .select({ employee: partnerEmployees, company: { name: partners.name, inn: partners.inn } })
      .from(partnerEmployees)
      .innerJoin(partners, eq(partners.id, partnerEmployees.partnerID))
      .where(inArray(partnerEmployees.id, values('Employee'))),
    db
      .select({ id: users.id, ...person })
      .from(users)
      .where(inArray(users.id, values('Customer'))),
  ]);
  const companyRows = await db
    .select({ id: partners.id, inn: partners.inn, name: partners.name })
    .from(partners)
    .where(
      or(inArray(partners.id, values('Company')), inArray(partners.inn, values('Company', 'inn'))),
    );

  const found = new Map<string, Named>();
  for (const order of orderRows) {
    found.set(`Order id ${order.id}`, named('Order', order.id, orderNumber(order)));
  }
  for (const { id, number } of ticketRows) {
    const ticket = named('Ticket', id, ticketNumber(number));
    found.set(`Ticket id ${id}`, ticket).set(`Ticket number ${number}`, ticket);
  }
  for (const { id, product } of reviewRows) {
    found.set(`Review id ${id}`, named('Review', String(id), product));
  }
  for (const { employee, company } of employeeRows) {
    const { subject } = named('Company', employee.partnerID, companyName(company));
    found.set(`Employee id ${employee.id}`, { subject, name: fullName(employee) });
  }
  for (const { id, inn, name } of companyRows) {
    const company = named('Company', id, companyName({ name, inn }));
    found.set(`Company id ${id}`, company).set(`Company inn ${inn}`, company);
  }
  for (const user of customerRows) {
    found.set(`Customer id ${user.id}`, named('Customer', user.id, fullName(user) || user.id));
  }
  return {
    subjectOf: (reference) => (reference && found.get(keyOf(reference))?.subject) ?? null,
    nameOf: (reference) => found.get(keyOf(reference))?.name ?? null,
  };
}
