import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { AddToCartContext } from '#src/features/cart-parts/change/cart-change.ts';
import { ProductShelf } from '#src/features/product-parts/card/ProductShelf.tsx';
import { ShelfSkeleton } from '#src/features/product-parts/card/ShelfSkeleton.tsx';
import { enqueueExternal } from './feed-cart.ts';
import { HelpLink } from './HelpLink.tsx';
import classes from './RecommendedShelf.module.css';

interface RecommendedShelfProps {
  title: string;
  /** Null while loading. */
  products: readonly ProductCard[] | null;
}

/** A shelf of recommendations with a note on how they are selected. Hidden when empty. */
export function RecommendedShelf({ title, products }: RecommendedShelfProps) {
  const client = useQueryClient();
  const enqueueInFeed = useMemo(
    () => (update: Parameters<typeof enqueueExternal>[1]) =>
      enqueueExternal(client, update, 'recommendations'),
    [client],
  );
  if (products === null) return <ShelfSkeleton />;
  if (products.length === 0) return null;
  return (
    <AddToCartContext value={enqueueInFeed}>
      <ProductShelf
        title={title}
        products={products}
        more={<HelpLink className={classes.help} />}
      />
    </AddToCartContext>
  );
}
