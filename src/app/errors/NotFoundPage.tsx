import { IconMapPinQuestion } from '@tabler/icons-react';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { homeLink } from './home-link.tsx';

/** An unknown URL, or a record that does not exist. */
export function NotFoundPage() {
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
