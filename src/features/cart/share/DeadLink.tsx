import { IconLinkOff } from '@tabler/icons-react';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/EmptyState.tsx';

/** A share link that does not exist or has expired. */
export function DeadLink() {
  return (
    <EmptyState
      headingOrder={1}
      icon={<IconLinkOff />}
      title="Ссылка больше не действует"
      description="Попросите прислать новую: ссылки на товары живут 90 дней."
      actions={<LinkButton to="/catalog">Перейти в каталог</LinkButton>}
    />
  );
}
