import { useEffect, useRef } from 'react';
import { announce } from '#src/ui/kit/messages/announce.ts';
import type { ProductSearch } from './query/product-search.ts';

/**
 * Announces the number of products after each change of the list, except for the first list, which
 * screen readers read anyway.
 */
export function useAnnouncedCount(count: string, search: ProductSearch): void {
  const announced = useRef(search);
  useEffect(() => {
    if (announced.current === search) return;
    announced.current = search;
    announce(`Найдено: ${count}`);
  }, [count, search]);
}
