import { normaliseSearchText } from '#server/search/text.ts';
import { isValidInn, isValidOgrn } from './check-digits.ts';
import { organisationTable } from './organisation-table.ts';
import type { PartnerSuggestion } from './schemas.ts';

/** A firm as a register of firms knows it. */
export interface Organisation extends Omit<PartnerSuggestion, 'partnerID' | 'allowed' | 'reason'> {
  isLiquidated: boolean;
}

/**
 * Finds firms by ИНН, ОГРН or a part of the name. A register of firms takes the local table's place
 * by it.
 */
export interface OrganisationDirectory {
  suggest(query: string, limit: number): Promise<Organisation[]>;
}

/** A number typed to its end with wrong check digits belongs to nobody: not worth a question. */
function isMistyped(digits: string): boolean {
  const isInn = digits.length === 10 || digits.length === 12;
  const isOgrn = digits.length === 13 || digits.length === 15;
  return (isInn && !isValidInn(digits)) || (isOgrn && !isValidOgrn(digits));
}

/** The best first: a number that begins so, then a name that does, then one that contains it. */
function rank(organisation: Organisation, wanted: string): number | null {
  const { inn, ogrn, name } = organisation;
  const text = normaliseSearchText(name);
  if (inn.startsWith(wanted) || ogrn?.startsWith(wanted)) return 0;
  if (text.split(' ').some((word) => word.startsWith(wanted))) return 1;
  return text.includes(wanted) ? 2 : null;
}

export const localOrganisationDirectory: OrganisationDirectory = {
  suggest: async (query, limit) => {
    const wanted = normaliseSearchText(query);
    if (wanted === '' || (/^\d+$/.test(wanted) && isMistyped(wanted))) return [];
    return organisationTable
      .map((organisation) => ({ organisation, place: rank(organisation, wanted) }))
      .filter(({ place }) => place !== null)
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .slice(0, limit)
      .map(({ organisation }) => organisation);
  },
};
