import { Link } from '@tanstack/react-router';
import type { CategoryDetail } from '#generated/api/model/categoryDetail.ts';
import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import type { ProductSearch } from './product-search.ts';
import classes from './Subcategories.module.css';

interface SubcategoriesProps {
  search: ProductSearch;
  category: CategoryDetail | undefined;
  filters: ProductFilters | undefined;
}

/** Where the list can be narrowed to: the categories below that hold any of it. */
export function Subcategories({ search, category, filters }: SubcategoriesProps) {
  const links =
    filters?.categories.map((value) => ({ ...value.category, count: value.count })) ??
    category?.children.map(({ id, name, productCount }) => ({ id, name, count: productCount })) ??
    [];
  const further = links.filter(({ id }) => id !== search.category);
  if (further.length === 0) return null;
  return (
    <nav aria-label="Подкатегории">
      <ul className={classes.links}>
        {further.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to="/products"
              search={{ ...search, category: id, attribute: undefined, page: undefined }}
              className={classes.link}
            >
              {name} <span className={classes.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
