import { IconMapPinQuestion } from '@tabler/icons-react';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/EmptyState.tsx';

export const homeLink = <LinkButton to="/">На главную страницу</LinkButton>;

/** An unknown URL, or an error with a text of its own. */
export function NotFoundPage({ text = 'Страница не найдена' }: { text?: string }) {
  return (
    <EmptyState
      icon={<IconMapPinQuestion />}
      headingOrder={1}
      title={text}
      description="Возможно, адрес изменился или страницы больше нет."
      actions={homeLink}
    />
  );
}
