import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { storeQuery } from '#src/features/catalog/search/recent-searches.ts';
import { cacheProduct } from '#src/features/product-parts/facts/known-products.ts';
import type { Suggestion } from './suggestions.ts';

interface OpenSuggestion {
  /** Navigates to the list of all results; `literal` searches for exactly what is typed. */
  query: (query: string, literal?: boolean) => void;
  /** Navigates to the suggestion; `typed` is stored in the recent queries. */
  suggestion: (suggestion: Suggestion, typed: string) => void;
}

/** Navigation of the search. Closes it and stores the query. */
export function useOpenSuggestion(onClose: () => void): OpenSuggestion {
  const navigate = useNavigate();
  const client = useQueryClient();

  const query = (text: string, literal = false) => {
    storeQuery(text);
    onClose();
    void navigate({
      to: '/products',
      search: { query: text, literal: literal ? true : undefined },
    });
  };

  const suggestion = (chosen: Suggestion, typed: string) => {
    if (chosen.kind === 'query') return query(chosen.query, chosen.literal);
    if (chosen.kind === 'recent') return query(chosen.query);
    storeQuery(typed);
    onClose();
    if (chosen.kind === 'category') {
      void navigate({
        to: '/products',
        search: { query: chosen.query, category: chosen.category },
      });
    } else if (chosen.kind === 'brand') {
      void navigate({
        to: '/products',
        search: { source: 'BrandProducts', brand: [chosen.brand] },
      });
    } else {
      cacheProduct(client, chosen.product);
      void navigate({ to: '/products/$slug', params: { slug: chosen.product.slug } });
    }
  };

  return { query, suggestion };
}
