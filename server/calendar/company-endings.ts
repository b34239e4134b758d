import { and, eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { powersOfAttorney } from '#server/db/schema/calendar.ts';
import { partnerContracts } from '#server/db/schema/partners.ts';
import { employeeName } from '#server/partners/employees/employee-store.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';
import { contractTypeLabels } from '#src/lib/labels/contract-labels.ts';
import type { Ending } from './schemas.ts';

const MAX_ROWS = 400;

/** First and last day, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Contracts of a company whose last day is among the days. */
export async function contractEndings(
  db: Database,
  partnerID: string,
  { from, to }: Days,
): Promise<Ending[]> {
  const rows = await db
    .select()
    .from(partnerContracts)
    .where(
      and(
        eq(partnerContracts.partnerID, partnerID),
        isNotNull(partnerContracts.validUntil),
        gte(partnerContracts.validUntil, from),
        lte(partnerContracts.validUntil, to),
      ),
    )
    .orderBy(partnerContracts.validUntil, partnerContracts.id)
    .limit(MAX_ROWS);
  return rows.flatMap(({ id, number, type, validUntil }) =>
    validUntil === null
      ? []
      : [
          {
            id: `contract-${id}`,
            kind: 'Contract' as const,
            endsOn: validUntil,
            title: `Договор ${number}`,
            description: contractTypeLabels[type],
            action: 'RenewContract' as const,
          },
        ],
  );
}

/** An ending that belongs to one employee. */
export interface PersonalEnding extends Ending {
  employee: EmployeeRow;
}

/** The employees' access to the company's orders that ends on one of the days. */
export function accessEndings(
  employees: readonly EmployeeRow[],
  { from, to }: Days,
): PersonalEnding[] {
  return employees.flatMap((employee) => {
    const { id, ordersAccess, ordersAccessUntil: endsOn, isBlocked } = employee;
    const isGranted = ordersAccess === 'Granted' && !isBlocked;
    if (!isGranted || endsOn === null || endsOn < from || endsOn > to) return [];
    return [
      {
        id: `orders-access-${id}`,
        kind: 'OrdersAccess' as const,
        endsOn,
        title: 'Допуск к заказам',
        description: employeeName(employee),
        action: 'RenewOrdersAccess' as const,
        employee,
      },
    ];
  });
}

/** Powers of attorney of a company that end on one of the days. */
export async function powerEndings(
  db: Database,
  partnerID: string,
  employees: readonly EmployeeRow[],
  { from, to }: Days,
): Promise<PersonalEnding[]> {
  const rows = await db
    .select()
    .from(powersOfAttorney)
    .where(
      and(
        eq(powersOfAttorney.partnerID, partnerID),
        gte(powersOfAttorney.validUntil, from),
        lte(powersOfAttorney.validUntil, to),
      ),
    )
    .orderBy(powersOfAttorney.validUntil, powersOfAttorney.id)
    .limit(MAX_ROWS);
  const people = new Map(employees.map((employee) => [employee.id, employee]));
  return rows.flatMap(({ id, number, validUntil, employeeID }) => {
    const employee = people.get(employeeID);
    if (employee === undefined || employee.isBlocked) return [];
    return [
      {
        id: `power-of-attorney-${id}`,
        kind: 'PowerOfAttorney' as const,
        endsOn: validUntil,
        title: `Доверенность № ${number}`,
        description: employeeName(employee),
        action: 'RenewPowerOfAttorney' as const,
        employee,
      },
    ];
  });
}
