import { Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import type { ProductCard as Product } from '#generated/api/model/productCard.ts';
import { type ListView, useListView } from '#src/features/catalog/list/toolbar/list-view.ts';
import { hasFamilyChips } from '#src/features/product-parts/card/FamilyChips.tsx';
import { ProductCard } from '#src/features/product-parts/card/ProductCard.tsx';
import { HydrationBoundary } from '#src/ssr/boundaries/HydrationBoundary.tsx';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import classes from './ProductResults.module.css';

// The default view is tiles: rows are loaded when the user chooses them.
const ProductTable = lazyComponent(async () => (await import('./ProductTable.tsx')).ProductTable);

interface ProductResultsProps {
  products: readonly Product[];
  /** A newer list is loading; this one stays, a little paler. */
  stale: boolean;
}

/** One row on a phone: its images are the largest contentful paint. */
const SHOWN_FIRST = 2;
/** Maximum number of cards in the first viewport. */
const AT_ONCE = 8;

/**
 * The products of one page, as tiles or as rows. A new list is shown as soon as its first rows are
 * rendered; the rows below the viewport follow in a later render. Until then the cards of the
 * previous list take their place.
 */
export function ProductResults({ products, stale }: ProductResultsProps) {
  const view = useListView();
  const [followed, setFollowed] = useState(products);
  useEffect(() => startTransition(() => setFollowed(products)), [products]);
  // When only `stale` changes, two dozen cards do not re-render.
  const shown = useMemo(
    () => <Products products={products} followed={followed} view={view} />,
    [products, followed, view],
  );
  const busy = stale || (view === 'grid' && followed !== products);
  return (
    <section className={classes.results} aria-busy={busy} data-stale={stale || undefined}>
      <h2>
        <Hidden>Товары</Hidden>
      </h2>
      {shown}
    </section>
  );
}

interface TilesProps {
  products: readonly Product[];
  /** The list whose rows below the viewport are rendered. */
  followed: readonly Product[];
}

function Products({ products, followed, view }: TilesProps & { view: ListView }) {
  const tiles = <Tiles products={products} followed={followed} />;
  if (view === 'grid') return tiles;
  return (
    <Suspense fallback={tiles}>
      <ProductTable products={products} />
    </Suspense>
  );
}

function Tiles({ products, followed }: TilesProps) {
  const rest = useMemo(() => followed.map(tile).slice(AT_ONCE), [followed]);
  return (
    <ul className={classes.grid} data-chips={products.some(hasFamilyChips) || undefined}>
      {products.slice(0, AT_ONCE).map(tile)}
      {products.length > AT_ONCE && rest}
    </ul>
  );
}

function tile(product: Product, index: number) {
  return (
    <li key={product.id} className={classes.cell}>
      <HydrationBoundary>
        <ProductCard product={product} priority={index < SHOWN_FIRST} />
      </HydrationBoundary>
    </li>
  );
}
