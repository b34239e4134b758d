import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#src/api/errors.ts';
import { brandsQuery } from '#src/features/catalog/brands/brands-queries.ts';
import {
  brandsOutOfFilters,
  categoryQuery,
  filtersQuery,
  promotionQuery,
} from '#src/features/catalog/list/query/product-list-queries.ts';
import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageNote } from '#src/ui/kit/page/states/PageNote.tsx';
import { type GonePart, withoutGone } from './without-gone.ts';

const texts: Record<GonePart, string> = {
  category: 'Такого раздела в каталоге больше нет.',
  promotion: 'Такой акции больше нет: она закончилась или её отменили.',
  brand: 'Такого бренда в каталоге больше нет.',
};

const ways: Record<GonePart, string> = {
  category: 'Показать без раздела',
  promotion: 'Показать без акции',
  brand: 'Показать без бренда',
};

/** Says which category, promotion and brands of the list are gone, with a link that drops each. */
export function GoneNotes({ search }: { search: ProductSearch }) {
  const { category, promotion } = search;
  const categories = useQuery({
    ...categoryQuery(category ?? ''),
    enabled: category !== undefined,
    retryOnMount: false,
  });
  const promotions = useQuery({
    ...promotionQuery(promotion ?? ''),
    enabled: promotion !== undefined,
  });
  const { data: filters } = useQuery(filtersQuery(search));
  const suspects = brandsOutOfFilters(search, filters);
  const { data: brands } = useQuery({ ...brandsQuery(), enabled: suspects.length > 0 });
  const goneBrands = suspects.filter(
    (named) => brands && !brands.items.some(({ id, slug }) => id === named || slug === named),
  );
  const parts: readonly GonePart[] = [
    ...(category !== undefined && isNotFound(categories.error) ? (['category'] as const) : []),
    ...(promotion !== undefined && promotions.data?.items.length === 0
      ? (['promotion'] as const)
      : []),
    ...(goneBrands.length > 0 ? (['brand'] as const) : []),
  ];
  return parts.map((part) => (
    <PageNote key={part} role="status">
      {part === 'brand' && goneBrands.length > 1
        ? 'Таких брендов в каталоге больше нет.'
        : texts[part]}{' '}
      <LinkText to="/products" search={withoutGone(search, part, goneBrands)}>
        {ways[part]}
      </LinkText>
    </PageNote>
  ));
}
