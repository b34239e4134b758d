import { Link } from '@tanstack/react-router';
import classes from './ListToolbar.module.css';
import { type ProductSearch, parseProductSearch } from './product-search.ts';
import { sortOptions, sortPatch } from './sort-choice.ts';

/** Order and availability as links, for a page whose scripts do not run. */
export function SortLinks({ search }: { search: ProductSearch }) {
  const to = (patch: ProductSearch) => parseProductSearch({ ...search, ...patch, page: undefined });
  return (
    <noscript>
      <nav aria-label="Порядок списка" className={classes.links}>
        {sortOptions(search).map(({ value, label }) => (
          <Link key={value} to="/products" search={to(sortPatch(value))}>
            {label}
          </Link>
        ))}
        <Link to="/products" search={to({ available: search.available ? undefined : true })}>
          {search.available ? 'Все товары' : 'Только в наличии'}
        </Link>
      </nav>
    </noscript>
  );
}
