import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ProductCard as Product } from '#generated/api/model/productCard.ts';
import { Later } from '#src/ui/Later.tsx';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductShelf.module.css';

interface ProductShelfProps {
  title: string;
  products: readonly Product[];
  /** A link to the whole list. */
  more?: ReactNode;
}

/** A row of products to be moved sideways: it snaps to cards and works by touch, wheel and keys. */
export function ProductShelf({ title, products, more }: ProductShelfProps) {
  const titleID = useId();
  return (
    <section className={classes.shelf} aria-labelledby={titleID}>
      <div className={classes.heading}>
        <h2 id={titleID} className={classes.title}>
          {title}
        </h2>
        {more}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ul className={classes.row} tabIndex={0} aria-labelledby={titleID}>
        {products.map((product) => (
          <li key={product.id} className={classes.cell}>
            <Later>
              <ProductCard product={product} />
            </Later>
          </li>
        ))}
      </ul>
    </section>
  );
}
