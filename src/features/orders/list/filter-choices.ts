import { useQueries, useQuery } from '@tanstack/react-query';
import { getListPartnerTagsQueryOptions } from '#generated/api/partners/list-partner-tags.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';

const FRESH_MS = 60_000;
const options = { query: { staleTime: FRESH_MS, meta: { silent: true } } };

interface Choice {
  value: string;
  label: string;
}

/**
 * The buyers that the user orders for, and the tags of the companies among them; empty until
 * loaded.
 */
export function useFilterChoices(): { customers: Choice[]; tags: Choice[] } {
  const { data } = useQuery(getListCustomersQueryOptions(options));
  const customers = data?.items ?? [];
  const partners = customers.flatMap(({ partner }) => (partner ? [partner.id] : []));
  const tags = useQueries({
    queries: partners.map((id) => getListPartnerTagsQueryOptions(id, options)),
    combine: (results) => results.flatMap((result) => result.data?.items ?? []),
  });
  return {
    customers: customers.map(({ id, name }) => ({ value: id, label: name })),
    tags: tags.map(({ id, name }) => ({ value: id, label: name })),
  };
}
