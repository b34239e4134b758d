import { IconLinkOff } from '@tabler/icons-react';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';

/** A link that was never made or has had its time. */
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
