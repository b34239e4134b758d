import { Suspense } from 'react';
import { useSession } from '#src/auth/session-store.ts';
import { HeaderButton } from '#src/shell/header/HeaderButton.tsx';
import { Popup } from '#src/shell/menu/Popup.tsx';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { UserIcon } from '#src/ui/kit/icons/UserIcon.tsx';

const AccountMenu = lazyComponent(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** The user button at the right end of the header, with the account menu. */
export function AccountButton() {
  const { user } = useSession();
  return (
    <Popup
      label="Меню аккаунта"
      trigger={(props) => (
        <HeaderButton
          label={user ? `Аккаунт: ${user.displayName}` : 'Войти'}
          icon={<UserIcon />}
          onPointerEnter={AccountMenu.prefetch}
          onFocus={AccountMenu.prefetch}
          {...props}
        />
      )}
    >
      {(close) => (
        <Suspense>
          <AccountMenu onClose={close} />
        </Suspense>
      )}
    </Popup>
  );
}
