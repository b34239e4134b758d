import { Skeleton } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductSearch } from '#src/features/catalog/product-search.ts';
import { ProductCardSkeleton } from '#src/features/product/ProductCardSkeleton.tsx';
import shelf from '#src/features/product/ProductShelf.module.css';
import { ProductShelf } from '#src/features/product/ProductShelf.tsx';
import { LinkText } from '#src/ui/LinkButton.tsx';

interface HomeShelfProps<T extends { items: ProductCard[] }, E> {
  title: string;
  query: UseQueryOptions<T, E>;
  /** The whole list. */
  search: ProductSearch;
  priority?: boolean;
}

const places = Array.from({ length: 6 }, (_, index) => `place-${index}`);

/** A shelf that keeps its place until its products come, and gives it up when there are none. */
export function HomeShelf<T extends { items: ProductCard[] }, E>(props: HomeShelfProps<T, E>) {
  const { title, query, search, priority = false } = props;
  const { data, isError } = useQuery(query);
  if (isError || data?.items.length === 0) return null;
  if (!data) {
    return (
      <div className={shelf.shelf} aria-hidden="true">
        <Skeleton height={30} width={240} mb="sm" />
        <div className={shelf.row}>
          {places.map((place) => (
            <ProductCardSkeleton key={place} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <ProductShelf
      title={title}
      products={data.items}
      priority={priority}
      more={
        <LinkText to="/products" search={search} size="sm" aria-label={`${title}: показать все`}>
          Показать все
        </LinkText>
      }
    />
  );
}
