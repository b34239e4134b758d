import { useMemo } from 'react';
import type { ProductCard as Product } from '#generated/api/model/productCard.ts';
import { ProductCard } from '#src/features/product/ProductCard.tsx';
import { Hidden } from '#src/ui/Hidden.tsx';
import { Later } from '#src/ui/Later.tsx';
import { type ListView, useListView } from './list-view.ts';
import classes from './ProductResults.module.css';
import { ProductTable } from './ProductTable.tsx';

interface ProductResultsProps {
  products: readonly Product[];
  /** Something newer is on its way; what is here stays, a little paler. */
  stale: boolean;
}

/** About one row on a desktop and two on a phone. */
const SHOWN_FIRST = 4;

/** The products of one page, as tiles or as rows. */
export function ProductResults({ products, stale }: ProductResultsProps) {
  const view = useListView();
  // While the reader plays with the filters only the paleness changes, not two dozen cards.
  const shown = useMemo(() => <Products products={products} view={view} />, [products, view]);
  return (
    <section className={classes.results} aria-busy={stale} data-stale={stale || undefined}>
      <h2>
        <Hidden>Товары</Hidden>
      </h2>
      {shown}
    </section>
  );
}

function Products({ products, view }: { products: readonly Product[]; view: ListView }) {
  if (view === 'table') return <ProductTable products={products} />;
  return (
    <ul className={classes.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={classes.cell}>
          <Later>
            <ProductCard product={product} priority={index < SHOWN_FIRST} />
          </Later>
        </li>
      ))}
    </ul>
  );
}
