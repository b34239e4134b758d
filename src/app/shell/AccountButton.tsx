import { IconUser } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSession } from '#src/auth/session-store.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { Popup } from './Popup.tsx';

const loadMenu = () => import('./AccountMenu.tsx');
const AccountMenu = lazy(() => loadMenu().then(({ AccountMenu }) => ({ default: AccountMenu })));

/** The person at the right end of the header, with the account menu under it. */
export function AccountButton() {
  const { user } = useSession();
  return (
    <Popup
      label="Меню аккаунта"
      trigger={(props) => (
        <HeaderButton
          label={user ? `Аккаунт: ${user.displayName}` : 'Войти'}
          icon={<IconUser aria-hidden="true" />}
          onPointerEnter={() => void loadMenu()}
          onFocus={() => void loadMenu()}
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
