import { memo } from 'react';
import type { CategoryDetail } from '#generated/api/model/categoryDetail.ts';
import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { LinkChip, LinkChips } from '#src/ui/kit/list/LinkChips.tsx';
import type { ProductSearch } from './query/product-search.ts';

interface SubcategoriesProps {
  search: ProductSearch;
  category: CategoryDetail | undefined;
  filters: ProductFilters | undefined;
}

/** Links to the subcategories that have products of this list. */
export const Subcategories = memo(function Subcategories(props: SubcategoriesProps) {
  const { search, category, filters } = props;
  const links =
    filters?.categories.map((value) => ({ ...value.category, count: value.count })) ??
    category?.children.map(({ id, name, productCount }) => ({ id, name, count: productCount })) ??
    [];
  const further = links.filter(({ id }) => id !== search.category);
  if (further.length === 0) return null;
  return (
    <LinkChips label="Подкатегории">
      {further.map(({ id, name, count }) => (
        <li key={id}>
          <LinkChip
            to="/products"
            search={{ ...search, category: id, attribute: undefined, page: undefined }}
            count={count}
          >
            {name}
          </LinkChip>
        </li>
      ))}
    </LinkChips>
  );
});
