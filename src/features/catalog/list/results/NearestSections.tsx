import { useQuery } from '@tanstack/react-query';
import { getSearchCatalogQueryOptions } from '#generated/api/search/search-catalog.ts';
import { categoryTreeQuery } from '#src/features/catalog/categories/category-tree-query.ts';
import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import { LinkChip, LinkChips } from '#src/ui/kit/list/LinkChips.tsx';

/** Sections of the catalog for a list without products: those that match the query, else all. */
export function NearestSections({ search: { query, literal } }: { search: ProductSearch }) {
  const near = useQuery({
    // A literal query finds nothing; its correction may have sections.
    ...getSearchCatalogQueryOptions(
      { query: query ?? '', limit: 1 },
      { query: { meta: { silent: true } } },
    ),
    enabled: query !== undefined && literal === true,
  });
  const all = useQuery({ ...categoryTreeQuery(), meta: { silent: true } });
  const roots = all.data?.items.filter(({ parentID }) => parentID === null) ?? [];
  const found = near.data?.categories ?? [];
  const links =
    found.length > 0
      ? found.map(({ category, count }) => ({ ...category, count }))
      : roots.map(({ id, name, productCount }) => ({ id, name, count: productCount }));
  if (links.length === 0) return null;
  return (
    <LinkChips label={found.length > 0 ? 'Похожие разделы' : 'Разделы каталога'}>
      {links.map(({ id, name, count }) => (
        <li key={id}>
          <LinkChip to="/products" search={{ category: id }} count={count}>
            {name}
          </LinkChip>
        </li>
      ))}
    </LinkChips>
  );
}
