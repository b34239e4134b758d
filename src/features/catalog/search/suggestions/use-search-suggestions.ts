import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSearchCatalogQueryOptions } from '#generated/api/search/search-catalog.ts';
import { useRecentSearches } from '#src/features/catalog/search/recent-searches.ts';
import { recentGroups, resultGroups, type SuggestionGroup } from './suggestions.ts';

const DEBOUNCE_MS = 120;
/** Maximum length of a query, by the contract. */
export const MAX_QUERY_LENGTH = 200;
const PRODUCTS = 6;

export interface SearchSuggestions {
  groups: SuggestionGroup[];
  /** The corrected query; null without a correction. */
  corrected: string | null;
  /** The well-known name whose analogues are shown; null without one. */
  replaced: string | null;
  /** The suggestions are for an earlier query; those for the typed one are loading. */
  stale: boolean;
  /** The suggestions for exactly the typed query are loaded and empty. */
  nothingFound: boolean;
  error: unknown;
}

/** Suggestions for the typed query; the previous ones stay until the next are loaded. */
export function useSearchSuggestions(typed: string): SearchSuggestions {
  const query = typed.trim().slice(0, MAX_QUERY_LENGTH);
  const [debouncedQuery] = useDebouncedValue(query, DEBOUNCE_MS);
  const recent = useRecentSearches();
  const { data, error, isPlaceholderData } = useQuery({
    ...getSearchCatalogQueryOptions(
      { query: debouncedQuery, limit: PRODUCTS },
      { query: { meta: { silent: true } } },
    ),
    enabled: debouncedQuery !== '',
    placeholderData: keepPreviousData,
  });
  if (query === '') {
    const groups = recentGroups(recent);
    return {
      groups,
      corrected: null,
      replaced: null,
      stale: false,
      nothingFound: false,
      error: null,
    };
  }
  const groups = data ? resultGroups(data) : [];
  return {
    groups,
    corrected: data?.correctedQuery ?? null,
    replaced: data?.replacedName ?? null,
    stale: isPlaceholderData || debouncedQuery !== query,
    nothingFound: data?.productCount === 0 && !isPlaceholderData && debouncedQuery === query,
    error: data ? null : error,
  };
}
