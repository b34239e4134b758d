import { IconMapPinQuestion } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { GoneCategory } from '#src/features/catalog/list/gone/GoneCategory.tsx';
import { parseProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { homeLink } from './home-link.tsx';

/** An unknown URL, or a record that does not exist. */
export function NotFoundPage() {
  const { pathname, search } = useLocation();
  // The only list that is a 404 is that of an unknown category.
  const list = /^\/products\/?$/.test(pathname) ? parseProductSearch(search) : {};
  if (list.category) return <GoneCategory search={list} />;
  return (
    <EmptyState
      icon={<IconMapPinQuestion />}
      headingOrder={1}
      title="Страница не найдена"
      description="Возможно, адрес изменился или страницы больше нет."
      actions={homeLink}
    />
  );
}
