import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { ProductShelf } from './ProductShelf.tsx';
import { ShelfSkeleton } from './ShelfSkeleton.tsx';

interface QueryShelfProps<T extends { items: ProductCard[] }, E> {
  title: string;
  query: UseQueryOptions<T, E>;
  /** A link to the whole list. */
  more?: ReactNode;
}

/** A shelf with a skeleton until its products are loaded; removed when there are none. */
export function QueryShelf<T extends { items: ProductCard[] }, E>(props: QueryShelfProps<T, E>) {
  const { title, query, more } = props;
  const { data, isError } = useQuery(query);
  if (isError || data?.items.length === 0) return null;
  if (data) {
    return <ProductShelf title={title} products={data.items} more={more} />;
  }
  return <ShelfSkeleton />;
}
