import { Link } from '@tanstack/react-router';
import {
  type ProductSearch,
  parseProductSearch,
} from '#src/features/catalog/list/query/product-search.ts';
import { sortOptions, sortPatch } from '#src/features/catalog/list/query/sort-choice.ts';
import classes from './ListToolbar.module.css';

/** Sort order and availability as links, where scripts do not run. */
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
