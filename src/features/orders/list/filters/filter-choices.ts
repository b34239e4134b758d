import { useQueries, useQuery } from '@tanstack/react-query';
import { getListPartnerTagsQueryOptions } from '#generated/api/partners/list-partner-tags.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';

const FRESH_MS = 60_000;
const options = { query: { staleTime: FRESH_MS, meta: { silent: true } } };

interface Choice {
  value: string;
  label: string;
}

/** What the filters of a user's lists offer; empty until loaded. */
export interface FilterChoices {
  /** The buyers that the user orders for. */
  customers: Choice[];
  /** The tags of the companies among them. */
  tags: Choice[];
  /** Not loaded yet: a list that is shown before would be pushed down by their fields. */
  isPending: boolean;
}

/** The choices of the filters of a user's lists. */
export function useFilterChoices(): FilterChoices {
  const { data, isPending } = useQuery(getListCustomersQueryOptions(options));
  const customers = data?.items ?? [];
  const partners = customers.flatMap(({ partner }) => (partner ? [partner.id] : []));
  const tags = useQueries({
    queries: partners.map((id) => getListPartnerTagsQueryOptions(id, options)),
    combine: (results) => ({
      items: results.flatMap((result) => result.data?.items ?? []),
      isPending: results.some((result) => result.isPending),
    }),
  });
  return {
    customers: customers.map(({ id, name }) => ({ value: id, label: name })),
    tags: tags.items.map(({ id, name }) => ({ value: id, label: name })),
    isPending: isPending || tags.isPending,
  };
}
