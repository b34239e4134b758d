import { and, asc, between, eq, exists, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { bonusEntries, promoCodeGrants, promoCodes } from '#server/db/schema/buying.ts';
import { powersOfAttorney } from '#server/db/schema/calendar.ts';
import { partnerContracts, partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { isActive, type Membership, may } from '#server/partners/rights/rules.ts';
import { nextDay, startOfMoscowDay } from '#src/lib/dates/moscow-day.ts';
import {
  accessEndings,
  contractEndings,
  type Days,
  type PersonalEnding,
  powerEndings,
} from './company-endings.ts';
import { ownEndings } from './own-endings.ts';
import { mayRenewContracts } from './read-calendar.ts';
import type { Ending } from './schemas.ts';

/** An ending with a person to remind of it. */
export interface Reminded {
  userID: string;
  partner: Membership['partner'];
  ending: Ending;
}

/** The companies with something that ends on one of the days, by id. */
async function endingPartners(db: Database, { from, to }: Days): Promise<Membership['partner'][]> {
  const contracts = db
    .select({ id: partnerContracts.id })
    .from(partnerContracts)
    .where(
      and(
        eq(partnerContracts.partnerID, partners.id),
        between(partnerContracts.validUntil, from, to),
      ),
    );
  const access = db
    .select({ id: partnerEmployees.id })
    .from(partnerEmployees)
    .where(
      and(
        eq(partnerEmployees.partnerID, partners.id),
        eq(partnerEmployees.ordersAccess, 'Granted'),
        between(partnerEmployees.ordersAccessUntil, from, to),
      ),
    );
  const powers = db
    .select({ id: powersOfAttorney.id })
    .from(powersOfAttorney)
    .where(
      and(
        eq(powersOfAttorney.partnerID, partners.id),
        between(powersOfAttorney.validUntil, from, to),
      ),
    );
  return db
    .select()
    .from(partners)
    .where(or(exists(contracts), exists(access), exists(powers)))
    .orderBy(asc(partners.id));
}

/** What ends in one company, for each person who is concerned. */
async function ofPartner(
  db: Database,
  partner: Membership['partner'],
  days: Days,
): Promise<Reminded[]> {
  const employees = await db
    .select()
    .from(partnerEmployees)
    .where(eq(partnerEmployees.partnerID, partner.id));
  const members = employees.filter((employee) => isActive(employee));
  const remind = (ending: Ending, isConcerned: (member: Membership) => boolean): Reminded[] =>
    members.flatMap((employee) =>
      employee.userID !== null && isConcerned({ partner, employee })
        ? [{ userID: employee.userID, partner, ending }]
        : [],
    );
  const ofEmployee = ({ employee: owner, ...ending }: PersonalEnding) =>
    remind(ending, (member) => member.employee.id === owner.id || may(member, 'ManageEmployees'));
  const contracts = await contractEndings(db, partner.id, days);
  const powers = await powerEndings(db, partner.id, employees, days);
  return [
    ...contracts.flatMap((ending) => remind(ending, mayRenewContracts)),
    ...[...accessEndings(employees, days), ...powers].flatMap(ofEmployee),
  ];
}

/** The first company of each user who has promo codes or bonuses that end on one of the days. */
async function membersWithOwn(
  db: Database,
  { from, to }: Days,
): Promise<{ userID: string; partner: Membership['partner'] }[]> {
  const codes = db
    .select({ userID: promoCodeGrants.userID })
    .from(promoCodeGrants)
    .innerJoin(promoCodes, eq(promoCodes.code, promoCodeGrants.code))
    .where(between(promoCodes.validUntil, startOfMoscowDay(from), startOfMoscowDay(nextDay(to))));
  const bonuses = db
    .select({ userID: bonusEntries.userID })
    .from(bonusEntries)
    .where(between(bonusEntries.expiresOn, from, to));
  const rows = await db
    .selectDistinctOn([partnerEmployees.userID], {
      userID: partnerEmployees.userID,
      partner: partners,
    })
    .from(partnerEmployees)
    .innerJoin(partners, eq(partners.id, partnerEmployees.partnerID))
    .where(
      and(
        isNotNull(partnerEmployees.userID),
        eq(partnerEmployees.isBlocked, false),
        or(inArray(partnerEmployees.userID, codes), inArray(partnerEmployees.userID, bonuses)),
      ),
    )
    .orderBy(asc(partnerEmployees.userID), asc(partners.id));
  return rows.flatMap(({ userID, partner }) => (userID === null ? [] : [{ userID, partner }]));
}

/** Everything that ends on one of the days, with the people to remind of it. */
export async function listReminded(db: Database, days: Days, now: Date): Promise<Reminded[]> {
  const reminded: Reminded[] = [];
  for (const partner of await endingPartners(db, days)) {
    reminded.push(...(await ofPartner(db, partner, days)));
  }
  for (const { userID, partner } of await membersWithOwn(db, days)) {
    const endings = await ownEndings(db, userID, days, now);
    reminded.push(...endings.map((ending) => ({ userID, partner, ending })));
  }
  return reminded;
}
