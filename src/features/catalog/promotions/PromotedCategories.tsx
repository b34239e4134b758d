import { useQuery } from '@tanstack/react-query';
import { LinkChip, LinkChips } from '#src/ui/kit/list/LinkChips.tsx';
import { promotedCategoriesQuery } from './promotions-queries.ts';

/** The top categories that have promoted products; each filters the list of promotions. */
export function PromotedCategories() {
  const { data } = useQuery(promotedCategoriesQuery());
  if (!data || data.categories.length < 2) return null;
  return (
    <LinkChips label="Категории товаров в акциях">
      {[undefined, ...data.categories].map((value) => (
        <li key={value?.category.id ?? 'all'}>
          <LinkChip
            to="/promotions"
            search={{ category: value?.category.id }}
            activeOptions={{ explicitUndefined: true }}
          >
            {value?.category.name ?? 'Все'}
          </LinkChip>
        </li>
      ))}
    </LinkChips>
  );
}
