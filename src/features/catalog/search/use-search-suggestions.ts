import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSearchCatalogQueryOptions } from '#generated/api/search/search.ts';
import { useRecentSearches } from './recent-searches.ts';
import { recentGroups, resultGroups, type SuggestionGroup } from './suggestions.ts';

const DEBOUNCE_MS = 120;
/** Characters that are searched for: the bound of the contract. */
export const MOST_SEARCHED = 200;
const PRODUCTS = 6;

export interface SearchSuggestions {
  groups: SuggestionGroup[];
  /** What was searched for instead of what is typed; null when nothing was corrected. */
  corrected: string | null;
  /** The well-known name whose analogs are shown; null when there is none. */
  replaced: string | null;
  /** What is shown answers earlier words; the answer to what is typed is on its way. */
  stale: boolean;
  /** The answer to exactly what is typed is here, and it is empty. */
  nothingFound: boolean;
  error: unknown;
}

/** Suggestions for what is typed; the last ones stay until the next are here. */
export function useSearchSuggestions(typed: string): SearchSuggestions {
  const query = typed.trim().slice(0, MOST_SEARCHED);
  const [asked] = useDebouncedValue(query, DEBOUNCE_MS);
  const recent = useRecentSearches();
  const { data, error, isPlaceholderData } = useQuery({
    ...getSearchCatalogQueryOptions(
      { query: asked, limit: PRODUCTS },
      { query: { meta: { silent: true } } },
    ),
    enabled: asked !== '',
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
    stale: isPlaceholderData || asked !== query,
    nothingFound: data?.productCount === 0 && !isPlaceholderData && asked === query,
    error: data ? null : error,
  };
}
