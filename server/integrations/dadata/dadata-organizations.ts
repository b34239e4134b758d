import { limits } from '#generated/server/limits.ts';
import type {
  Organization,
  OrganizationDirectory,
} from '#server/integrations/organization-directory.ts';
import type { DaDataClient, PartyFound } from './dadata-client.ts';
import { cacheSuggestions } from './suggestion-cache.ts';

const NAME_MAX = limits['PartnerSuggestion.name'];
const FULL_NAME_MAX = limits['PartnerSuggestion.fullName'];
const ADDRESS_MAX = limits['PartnerSuggestion.address'];

/** The value where it has the form of the contract. */
function matching(text: string | null, form: RegExp): string | null {
  return text !== null && form.test(text) ? text : null;
}

/** An organization as the contract has it; null for one without ИНН, such as a foreign office. */
function toOrganization({ value, data }: PartyFound): Organization | null {
  const inn = matching(data.inn, /^(\d{10}|\d{12})$/);
  const name = (data.name?.short_with_opf ?? value).slice(0, NAME_MAX);
  if (inn === null || name === '') return null;
  const address = data.address?.unrestricted_value ?? data.address?.value ?? null;
  return {
    name,
    fullName: (data.name?.full_with_opf ?? name).slice(0, FULL_NAME_MAX),
    kind: data.type === 'INDIVIDUAL' || inn.length === 12 ? 'Entrepreneur' : 'LegalEntity',
    inn,
    kpp: matching(data.kpp, /^\d{4}[\dA-Z]{2}\d{3}$/),
    ogrn: matching(data.ogrn, /^(\d{13}|\d{15})$/),
    address: address?.slice(0, ADDRESS_MAX) ?? null,
    director: data.management?.name?.slice(0, NAME_MAX) ?? null,
    isLiquidated: data.state?.status === 'LIQUIDATED',
  };
}

/** Organizations and entrepreneurs (ЕГРЮЛ, ЕГРИП) by DaData. */
export function createDaDataOrganizations(client: DaDataClient): OrganizationDirectory {
  return {
    suggest: cacheSuggestions(async (query, limit) => {
      const found = await client.suggestParties(query, limit);
      return found.map(toOrganization).filter((organization) => organization !== null);
    }),

    find: async (inn, kpp) => {
      const found = await client.findParties(inn, kpp);
      const candidates = found
        .filter(({ data }) => kpp !== null || data.branch_type !== 'BRANCH')
        .map(toOrganization)
        .filter((organization) => organization !== null)
        .filter((one) => one.inn === inn && (kpp === null || one.kpp === kpp));
      // Who was an entrepreneur before has closed registrations beside the one that counts.
      return candidates.find(({ isLiquidated }) => !isLiquidated) ?? candidates[0] ?? null;
    },
  };
}
