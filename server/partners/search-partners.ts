import type { Database } from '#server/db/connection.ts';
import { listMemberships } from './membership.ts';
import type { OrganizationDirectory } from './organization-directory.ts';
import type { PartnerSuggestion } from './schemas.ts';

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
  return found.map(({ isLiquidated, ...organization }) => {
    const partnerID = own.get(organization.inn) ?? null;
    const rejection = isLiquidated ? 'Организация ликвидирована' : null;
    const reason = partnerID === null ? rejection : 'Вы уже состоите в этой компании';
    return { ...organization, partnerID, allowed: reason === null, reason };
  });
}
