import { expect, type Page } from '@playwright/test';
import { type DemoPerson, demoCompany } from '#demo/people.ts';
import type { States } from './states.ts';

/** An employee as the API shows it. */
export interface EmployeeRecord {
  id: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  phone: string;
  email: string | null;
  position: string | null;
  orderLimit: number | null;
  monthLimit: number | null;
  role: string;
  isMe: boolean;
}

type Limits = Pick<EmployeeRecord, 'orderLimit' | 'monthLimit'>;

interface Rule {
  items: { employeeID: string }[];
  version: number;
}

const employeesPath = (partnerID: string) => `/partners/${partnerID}/employees`;
const approversPath = `/partners/${demoCompany.id}/approvers`;

async function listEmployees({ client }: States, partnerID: string): Promise<EmployeeRecord[]> {
  const { items } = await client.call<{ items: EmployeeRecord[] }>(
    'GET',
    `${employeesPath(partnerID)}?pageSize=100`,
  );
  return items;
}

/**
 * Changes the limits of an employee, in kopecks, and keeps everything else.
 * @returns what sets the earlier limits again.
 */
export async function setLimits(
  owner: States,
  partnerID: string,
  fits: (employee: EmployeeRecord) => boolean,
  limits: Limits,
): Promise<() => Promise<void>> {
  const found = (await listEmployees(owner, partnerID)).find(fits);
  if (!found) throw new Error('The company has no such employee');
  const { id, firstName, middleName, lastName, phone, email, position } = found;
  const person = { id, firstName, middleName, lastName, phone, email, position };
  const put = (values: Limits) =>
    owner.client.call<void>('PUT', employeesPath(partnerID), { ...person, ...values });
  await put(limits);
  return () => put({ orderLimit: found.orderLimit, monthLimit: found.monthLimit });
}

/** Gives an employee of the demo company another role. @returns what gives the earlier one back. */
export async function setRole(
  owner: States,
  { lastName }: DemoPerson,
  role: string,
): Promise<() => Promise<void>> {
  const found = (await listEmployees(owner, demoCompany.id)).find(
    (employee) => employee.lastName === lastName,
  );
  if (!found) throw new Error('The company has no such employee');
  const { id, firstName, middleName, phone, email, position, orderLimit, monthLimit } = found;
  const contact = { id, firstName, middleName, lastName, phone, email };
  const person = { ...contact, position, orderLimit, monthLimit };
  const put = (given: string) =>
    owner.client.call<void>('PUT', employeesPath(demoCompany.id), { ...person, role: given });
  await put(role);
  return () => put(found.role);
}

/** Ids of the demo company's approvers. */
export async function listApproverIDs({ client }: States): Promise<string[]> {
  const { items } = await client.call<Rule>('GET', approversPath);
  return items.map(({ employeeID }) => employeeID);
}

/** Appoints the demo company's approvers and keeps its rule. */
export async function appoint({ client }: States, employeeIDs: string[]): Promise<void> {
  const { items: _items, ...rule } = await client.call<Rule>('GET', approversPath);
  await client.call('POST', approversPath, { ...rule, employeeIDs });
}

/** Removes a person from the demo company, whatever became of the invitation. */
export async function dismiss(owner: States, { lastName }: DemoPerson): Promise<void> {
  const employees = await listEmployees(owner, demoCompany.id);
  for (const { id } of employees.filter((employee) => employee.lastName === lastName)) {
    await owner.client.call('DELETE', `${employeesPath(demoCompany.id)}/${id}`);
  }
}

/** The path of the link that was sent last, by SMS or e-mail. */
export async function lastInvitation(page: Page): Promise<string> {
  const outbox = await (await page.request.get('/outbox')).text();
  const [, link = ''] = /href="(\/invitation#[\w-]+)"/.exec(outbox) ?? [];
  expect(link).not.toBe('');
  return link;
}

/**
 * Invites a person into the demo company, who accepts by the link in their own page. To another phone
 * each time: invitations to one are rate limited.
 */
export async function join(owner: States, page: Page, person: DemoPerson): Promise<void> {
  const { firstName, lastName } = person;
  const phone = `+7999${String(Date.now()).slice(-7)}`;
  await owner.client.call('POST', employeesPath(demoCompany.id), { firstName, lastName, phone });
  await page.goto(await lastInvitation(page));
  await page.getByRole('button', { name: /^Вступить в компанию/ }).click();
  await page.waitForURL(`**/profile/companies/${demoCompany.id}`);
}
