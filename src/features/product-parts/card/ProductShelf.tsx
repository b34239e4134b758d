import type { ReactNode } from 'react';
import { Suspense, useId, useRef } from 'react';
import type { ProductCard as Product } from '#generated/api/model/productCard.ts';
import { HydrationBoundary } from '#src/ssr/boundaries/HydrationBoundary.tsx';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { from } from '#src/ui/kit/page/window/breakpoints.ts';
import { useMedia } from '#src/ui/kit/page/window/use-media.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductShelf.module.css';

// Phones scroll by touch and never load them.
const ShelfArrows = lazyComponent(async () => (await import('./ShelfArrows.tsx')).ShelfArrows);

interface ProductShelfProps {
  title: string;
  products: readonly Product[];
  /** A link to the whole list. */
  more?: ReactNode;
}

/**
 * A horizontally scrollable row of products: it snaps to cards and works by touch, wheel and keys,
 * on a desktop also with arrow buttons.
 */
export function ProductShelf({ title, products, more }: ProductShelfProps) {
  const titleID = useId();
  const row = useRef<HTMLUListElement>(null);
  const wide = useMedia(from('lg'));
  return (
    <section className={classes.shelf} aria-labelledby={titleID}>
      <div className={classes.heading}>
        <h2 id={titleID} className={classes.title}>
          {title}
        </h2>
        {more}
      </div>
      <div className={classes.frame}>
        {wide && (
          <Suspense>
            <ShelfArrows row={row} title={title} />
          </Suspense>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
        <ul ref={row} className={classes.row} tabIndex={0} aria-labelledby={titleID}>
          {products.map((product) => (
            <li key={product.id} className={classes.cell}>
              <HydrationBoundary>
                <ProductCard product={product} />
              </HydrationBoundary>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
