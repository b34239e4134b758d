import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import type { OrganizationDirectory } from '#server/integrations/organization-directory.ts';
import { listMemberships } from '#server/partners/membership.ts';
import type { PartnerSuggestion } from '#server/partners/schemas.ts';
import { closedText } from './register-company.ts';

/** Organizations to add as a company; each with the reason if it cannot be added. */
export async function searchPartners(
  db: Database,
  directory: OrganizationDirectory,
  userID: string,
  { query, limit }: { query: string; limit: number },
): Promise<PartnerSuggestion[]> {
  const found = await directory.suggest(query, limit);
  const own = new Map(
    (await listMemberships(db, userID)).map(({ partner }) => [partner.inn, partner.id]),
  );
  const registered = await readRegistered(
    db,
    found.map(({ inn }) => inn),
  );
  return found.map(({ isLiquidated, ...organization }) => {
    const partnerID = own.get(organization.inn) ?? null;
    const isRegistered = registered.has(organization.inn);
    const { inn } = organization;
    const reason = rejectionOf({ inn, isOwn: partnerID !== null, isLiquidated, isRegistered });
    return {
      ...organization,
      status: isLiquidated ? 'Liquidated' : 'Active',
      registered: isRegistered,
      partnerID,
      allowed: reason === null,
      reason,
    };
  });
}

/** Which organizations are companies of the shop already. */
async function readRegistered(db: Database, inns: readonly string[]): Promise<Set<string>> {
  if (inns.length === 0) return new Set();
  const rows = await db
    .select({ inn: partners.inn })
    .from(partners)
    .where(inArray(partners.inn, [...inns]));
  return new Set(rows.map(({ inn }) => inn));
}

function rejectionOf(facts: {
  inn: string;
  isOwn: boolean;
  isLiquidated: boolean;
  isRegistered: boolean;
}) {
  if (facts.isOwn) return 'Вы уже состоите в этой компании';
  if (facts.isLiquidated) return closedText(facts.inn);
  return facts.isRegistered ? 'Эту компанию уже подключил ваш коллега' : null;
}
