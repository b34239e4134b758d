import type {
  Organization,
  OrganizationDirectory,
} from '#server/integrations/organization-directory.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { isValidInn } from '#src/lib/contacts/inn.ts';
import { isValidOgrn } from './check-digits.ts';
import { organizationTable } from './organization-table.ts';

/** A complete number with wrong check digits matches nothing: skips the query. */
function isMistyped(digits: string): boolean {
  const isInn = digits.length === 10 || digits.length === 12;
  const isOgrn = digits.length === 13 || digits.length === 15;
  return (isInn && !isValidInn(digits)) || (isOgrn && !isValidOgrn(digits));
}

/** Ranks a match: prefix of a number, prefix of a word in the name, part of the name. */
function rank(organization: Organization, requested: string): number | null {
  const { inn, ogrn, name } = organization;
  const text = normalizeSearchText(name);
  if (inn.startsWith(requested) || ogrn?.startsWith(requested)) return 0;
  if (text.split(' ').some((word) => word.startsWith(requested))) return 1;
  return text.includes(requested) ? 2 : null;
}

/** A table of fictional organizations. */
export const localOrganizationDirectory: OrganizationDirectory = {
  suggest: async (query, limit) => {
    const requested = normalizeSearchText(query);
    if (requested === '' || (/^\d+$/.test(requested) && isMistyped(requested))) return [];
    return organizationTable
      .map((organization) => ({ organization, place: rank(organization, requested) }))
      .filter(({ place }) => place !== null)
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .slice(0, limit)
      .map(({ organization }) => organization);
  },

  find: async (inn, kpp) =>
    organizationTable.find((one) => one.inn === inn && (kpp === null || one.kpp === kpp)) ?? null,
};
