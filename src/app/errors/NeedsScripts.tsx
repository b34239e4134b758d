import { IconCode } from '@tabler/icons-react';
import { useContacts } from '#src/features/account-parts/use-contacts.ts';
import { formatContactPhone } from '#src/lib/contacts/phone.ts';
import { AnchorButton } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

/** Shown instead of a client-rendered page where scripts do not run. */
export function NeedsScripts() {
  const { contactPhone } = useContacts();
  return (
    <EmptyState
      icon={<IconCode />}
      headingOrder={1}
      title="Для этой страницы нужен JavaScript"
      description="Корзина, избранное, сравнение, заказы и личный кабинет работают только с ним. Включите JavaScript в настройках браузера и обновите страницу. Товары можно смотреть и искать и так, а заказ примем по телефону."
      actions={
        <>
          <LinkButton to="/catalog">Открыть каталог</LinkButton>
          <AnchorButton variant="default" href={`tel:${contactPhone}`}>
            {formatContactPhone(contactPhone)}
          </AnchorButton>
          <AnchorButton variant="subtle" href="">
            Обновить страницу
          </AnchorButton>
        </>
      }
    />
  );
}
