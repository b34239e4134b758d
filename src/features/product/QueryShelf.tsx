import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import classes from './ProductShelf.module.css';
import { ProductShelf } from './ProductShelf.tsx';

interface QueryShelfProps<T extends { items: ProductCard[] }, E> {
  title: string;
  query: UseQueryOptions<T, E>;
  /** A link to the whole list. */
  more?: ReactNode;
  priority?: boolean;
}

const places = Array.from({ length: 6 }, (_, index) => `place-${index}`);

/** A shelf that keeps its place until its products come, and gives it up when there are none. */
export function QueryShelf<T extends { items: ProductCard[] }, E>(props: QueryShelfProps<T, E>) {
  const { title, query, more, priority = false } = props;
  const { data, isError } = useQuery(query);
  if (isError || data?.items.length === 0) return null;
  if (data) {
    return <ProductShelf title={title} products={data.items} priority={priority} more={more} />;
  }
  return (
    <div className={classes.shelf} aria-hidden="true">
      <Skeleton height={30} width={240} mb={12} />
      <div className={classes.row}>
        {places.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
