import type { Database } from '#server/db/connection.ts';
import { employeeName, listEmployeeRows } from '#server/partners/employees/employee-store.ts';
import { isActive, type Membership, may } from '#server/partners/rights/rules.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import {
  accessEndings,
  contractEndings,
  type Days,
  type PersonalEnding,
  powerEndings,
} from './company-endings.ts';
import { ownEndings } from './own-endings.ts';
import type { CalendarEntry, Ending } from './schemas.ts';

const DAY_MS = 86_400_000;
/** What has ended stays in the list for so many days. */
const PAST_DAYS = 90;
const LAST_DAY = '2100-01-01';
const MAX_ENTRIES = 1000;

/** Days from `today` to `day`, both `yyyy-mm-dd`; below zero for the past. */
export function daysBetween(today: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

/** «Игорь Соколов» of those who may do it, «владелец» when nobody may. */
function namesOf(membership: Membership, employees: readonly EmployeeRow[]): string {
  const names = employees
    .filter((employee) => isActive(employee) && mayRenewContracts({ ...membership, employee }))
    .map(employeeName);
  return names.length > 0 ? names.join(', ') : 'владелец компании';
}

/** Who chooses the contract by which the company buys also renews it. */
export function mayRenewContracts(membership: Membership): boolean {
  return may(membership, 'ChangeDefaultContract');
}

type Verdict = Pick<CalendarEntry, 'allowed' | 'reason'>;

const permitted: Verdict = { allowed: true, reason: null };

function contractVerdict(membership: Membership, employees: readonly EmployeeRow[]): Verdict {
  if (mayRenewContracts(membership)) return permitted;
  return { allowed: false, reason: `Договор может продлить: ${namesOf(membership, employees)}` };
}

function personalVerdict(membership: Membership, { employee }: PersonalEnding): Verdict {
  if (employee.id !== membership.employee.id) {
    const reason = `Новую доверенность присылает сам сотрудник: ${employeeName(employee)}`;
    return { allowed: false, reason };
  }
  if (may(membership, 'RequestOrdersAccess')) return permitted;
  return { allowed: false, reason: 'Заявка уже на рассмотрении' };
}

/** The employees whose documents the viewer sees: all for who manages them, else only the own. */
function visibleEmployees(membership: Membership, employees: readonly EmployeeRow[]) {
  if (may(membership, 'ManageEmployees')) return employees;
  return employees.filter(({ id }) => id === membership.employee.id);
}

/** Everything that ends for a member of a company, by day; in a bounded number of queries. */
export async function readCalendar(
  db: Database,
  membership: Membership,
  now: Date,
): Promise<CalendarEntry[]> {
  const { partner, employee } = membership;
  const today = moscowDay(now);
  const days: Days = {
    from: moscowDay(new Date(now.getTime() - PAST_DAYS * DAY_MS)),
    to: LAST_DAY,
  };
  const employees = await listEmployeeRows(db, partner.id);
  const visible = visibleEmployees(membership, employees);
  const complete = (
    { id, kind, endsOn, title, description, action }: Ending,
    verdict: Verdict,
  ) => ({
    ...{ id, kind, endsOn, daysLeft: daysBetween(today, endsOn), title, description, action },
    ...verdict,
  });
  const contracts = await contractEndings(db, partner.id, days);
  const personal = [
    ...accessEndings(visible, days),
    ...(await powerEndings(db, partner.id, visible, days)),
  ];
  const upcoming = { from: today, to: LAST_DAY };
  const own = employee.userID === null ? [] : await ownEndings(db, employee.userID, upcoming, now);
  const forContracts = contractVerdict(membership, employees);
  return [
    ...contracts.map((ending) => complete(ending, forContracts)),
    ...personal.map((ending) => complete(ending, personalVerdict(membership, ending))),
    ...own.map((ending) => complete(ending, permitted)),
  ]
    .toSorted((one, other) => one.daysLeft - other.daysLeft || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_ENTRIES);
}
