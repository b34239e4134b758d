import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSearchPartnersQueryOptions } from '#generated/api/search/search-partners.ts';

/** Debounce in milliseconds before suggestions are requested. */
const TYPING_PAUSE = 250;
/** The contract's least length of a query. */
const LEAST = 2;

/** Organizations of the directory for the typed text. */
export function useOrganizations(typed: string) {
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE);
  const query = useQuery({
    ...getSearchPartnersQueryOptions({ query: text }),
    enabled: text.length >= LEAST,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const isCurrent = text === typed.trim() && !query.isPlaceholderData;
  return { query, found: text.length >= LEAST ? (query.data?.items ?? []) : [], isCurrent };
}
