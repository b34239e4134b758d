import { useQueries, useQuery } from '@tanstack/react-query';
import { getListPartnerTagsQueryOptions } from '#generated/api/partners/list-partner-tags.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';

const FRESH_MS = 60_000;
const options = { query: { staleTime: FRESH_MS, meta: { silent: true } } };

interface Choice {
  value: string;
  label: string;
}

/** What a list can be filtered by. */
interface FilterChoices {
  customers: Choice[];
  tags: Choice[];
  /** Whether any are still to come: their fields would push down what is below the filters. */
  isLoading: boolean;
}

/**
 * The buyers that the user orders for, and the tags of the companies among them; empty until
 * loaded.
 */
export function useFilterChoices(): FilterChoices {
  const { data, isPending } = useQuery(getListCustomersQueryOptions(options));
  const customers = data?.items ?? [];
  const partners = customers.flatMap(({ partner }) => (partner ? [partner.id] : []));
  const tags = useQueries({
    queries: partners.map((id) => getListPartnerTagsQueryOptions(id, options)),
    combine: (results) => ({
      items: results.flatMap((result) => result.data?.items ?? []),
      isLoading: results.some((result) => result.isPending),
    }),
  });
  return {
    customers: customers.map(({ id, name }) => ({ value: id, label: name })),
    tags: tags.items.map(({ id, name }) => ({ value: id, label: name })),
    isLoading: isPending || tags.isLoading,
  };
}
