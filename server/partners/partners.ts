import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { approvalDecisions, orderApprovals } from '#server/db/schema/approval.ts';
import { finDocsRecipients, partnerContracts, partnerTags } from '#server/db/schema/partners.ts';
import { addresses, customers, recipients } from '#server/db/schema/shopping.ts';
import { findDefaultContract, listDefaultContracts } from '#server/partners/contracts/contracts.ts';
import { employeeName, listEmployeeRows } from '#server/partners/employees/employee-store.ts';
import { findRemovalProblem } from '#server/partners/employees/last-decider.ts';
import { edoOf, ordersAccessOf, tradingAccessOf } from '#server/partners/rights/access.ts';
import { allowedActions, isActive, type Membership } from '#server/partners/rights/rules.ts';
import { getMembership, listMemberships } from './membership.ts';
import type { Contract, EmployeeRow, PartnerDetails, PartnerSummary } from './schemas.ts';
import { deniedActions, listOwnerNames } from './who-may.ts';

/** Largest number of owners whose names are shown to a user who lacks a right. */
const MAX_OWNERS = 100;

/** Number of pending orders per approver. */
export async function countPendingDecisions(
  db: Database,
  employeeIDs: readonly string[],
): Promise<Map<string, number>> {
  if (employeeIDs.length === 0) return new Map();
  const rows = await db
    .select({ id: approvalDecisions.employeeID, count: sql<number>`count(*)::int` })
    .from(approvalDecisions)
    .innerJoin(orderApprovals, eq(orderApprovals.orderID, approvalDecisions.orderID))
    .where(
      and(
        inArray(approvalDecisions.employeeID, [...employeeIDs]),
        eq(approvalDecisions.status, 'Pending'),
        eq(orderApprovals.status, 'Pending'),
        isNull(orderApprovals.withdrawnAt),
      ),
    )
    .groupBy(approvalDecisions.employeeID);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** What a summary shows of other tables. */
interface SummaryFacts {
  awaiting: number;
  customerID: string;
  defaultContract: Contract | null;
  /** Names of the owners. */
  owners: readonly string[];
}

function toSummary(membership: Membership, facts: SummaryFacts, now: Date): PartnerSummary {
  const { partner, employee } = membership;
  return {
    id: partner.id,
    customerID: facts.customerID,
    name: partner.name,
    inn: partner.inn,
    kpp: partner.kpp,
    role: employee.role,
    ordersAccess: ordersAccessOf(employee, now),
    tradingAccess: tradingAccessOf(partner),
    edo: edoOf(partner),
    awaitingApprovalCount: facts.awaiting,
    defaultContract: facts.defaultContract,
    allowedActions: allowedActions(membership),
    deniedActions: deniedActions(membership, facts.owners),
  };
}

/** The companies a user works for. */
export async function listPartners(
  db: Database,
  userID: string,
  now: Date,
): Promise<PartnerSummary[]> {
  const memberships = await listMemberships(db, userID);
  const awaiting = await countPendingDecisions(
    db,
    memberships.map(({ employee }) => employee.id),
  );
  const ids = memberships.map(({ partner }) => partner.id);
  const customerIDs = await ensurePartnerCustomers(db, ids);
  const contracts = await listDefaultContracts(db, ids, now);
  const owners = await listOwnerNames(db, ids);
  return memberships.map((membership) => {
    const { partner, employee } = membership;
    const facts = {
      awaiting: awaiting.get(employee.id) ?? 0,
      customerID: customerIDs.get(partner.id) ?? '',
      defaultContract: contracts.get(partner.id) ?? null,
      owners: owners.get(partner.id) ?? [],
    };
    return toSummary(membership, facts, now);
  });
}

async function countRecords(
  db: Database,
  partnerID: string,
  customerID: string,
  people: readonly EmployeeRow[],
): Promise<PartnerDetails['counts']> {
  return {
    contracts: await db.$count(partnerContracts, eq(partnerContracts.partnerID, partnerID)),
    addresses: await db.$count(addresses, eq(addresses.partnerID, partnerID)),
    recipients: await db.$count(recipients, eq(recipients.customerID, customerID)),
    employees: people.length,
    approvers: people.filter((one) => one.isApprover && isActive(one)).length,
    finDocsRecipients: await db.$count(
      finDocsRecipients,
      eq(finDocsRecipients.partnerID, partnerID),
    ),
    tags: await db.$count(partnerTags, eq(partnerTags.partnerID, partnerID)),
  };
}

/** The customers of companies by company; created when first needed. */
async function ensurePartnerCustomers(
  db: Database,
  partnerIDs: readonly string[],
): Promise<Map<string, string>> {
  if (partnerIDs.length === 0) return new Map();
  await db
    .insert(customers)
    .values(partnerIDs.map((id) => ({ id: `c-${id}`, kind: 'Partner' as const, partnerID: id })))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: customers.id, partnerID: customers.partnerID })
    .from(customers)
    .where(inArray(customers.partnerID, [...partnerIDs]));
  return new Map(rows.map(({ id, partnerID }) => [partnerID ?? '', id]));
}

/** The customer of a company; created when first needed. */
export async function ensurePartnerCustomer(db: Database, partnerID: string): Promise<string> {
  const id = (await ensurePartnerCustomers(db, [partnerID])).get(partnerID);
  if (id === undefined) throw new Error(`Company ${partnerID} is no customer`);
  return id;
}

/** @throws ApiProblem 404 when the user does not work for the company. */
export async function getPartner(
  db: Database,
  userID: string,
  partnerID: string,
  now: Date,
): Promise<PartnerDetails> {
  const membership = await getMembership(db, userID, partnerID);
  const { partner, employee } = membership;
  const customerID = await ensurePartnerCustomer(db, partnerID);
  const awaiting = await countPendingDecisions(db, [employee.id]);
  const people = await listEmployeeRows(db, partnerID);
  const owners = people.filter((one) => one.role === 'Owner' && isActive(one)).map(employeeName);
  return {
    ...toSummary(
      membership,
      {
        awaiting: awaiting.get(employee.id) ?? 0,
        customerID,
        defaultContract: await findDefaultContract(db, partnerID, now),
        owners,
      },
      now,
    ),
    fullName: partner.fullName ?? partner.name,
    ogrn: partner.ogrn,
    legalAddress: partner.legalAddress,
    director: partner.director,
    phone: partner.phone,
    email: partner.email,
    counts: await countRecords(db, partnerID, customerID, people),
    owners: owners.slice(0, MAX_OWNERS),
    employeeID: employee.id,
    leaveObstacle: findRemovalProblem(partner, people, employee)?.message ?? null,
  };
}
