import { IconLinkOff } from '@tabler/icons-react';
import { SHARE_DAYS } from '#src/lib/dates/terms.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

/** A share link that does not exist or has expired. */
export function DeadLink() {
  return (
    <EmptyState
      headingOrder={1}
      icon={<IconLinkOff />}
      title="Ссылка больше не действует"
      description={`Попросите прислать новую: ссылки на товары живут ${countOf(SHARE_DAYS, ['день', 'дня', 'дней'])}.`}
      actions={
        <>
          <LinkButton to="/catalog">Перейти в каталог</LinkButton>
          <LinkButton to="/" variant="default">
            На главную страницу
          </LinkButton>
        </>
      }
    />
  );
}
