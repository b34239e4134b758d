import type { Database } from '#server/db/connection.ts';
import { listMemberships } from './membership.ts';
import type { OrganisationDirectory } from './organisation-directory.ts';
import type { PartnerSuggestion } from './schemas.ts';

/** Firms to add as one's own company; those that cannot be added say why. */
export async function searchPartners(
  db: Database,
  directory: OrganisationDirectory,
  userID: string,
  { query, limit }: { query: string; limit: number },
): Promise<PartnerSuggestion[]> {
  const found = await directory.suggest(query, limit);
  const own = new Map(
    (await listMemberships(db, userID)).map(({ partner }) => [partner.inn, partner.id]),
  );
  return found.map(({ isLiquidated, ...organisation }) => {
    const partnerID = own.get(organisation.inn) ?? null;
    const refusal = isLiquidated ? 'Организация ликвидирована' : null;
    const reason = partnerID === null ? refusal : 'Вы уже состоите в этой компании';
    return { ...organisation, partnerID, allowed: reason === null, reason };
  });
}
