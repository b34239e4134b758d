import { Suspense } from 'react';
import { useSession } from '#src/auth/session/session-store.ts';
import { useBuyingCompany } from '#src/features/cart-parts/change/cart-quantities.ts';
import { Popup } from '#src/shell/menu/Popup.tsx';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { UserIcon } from '#src/ui/kit/icons/UserIcon.tsx';
import { HeaderButton } from './HeaderButton.tsx';

const AccountMenu = lazyComponent(
  async () => (await import('#src/shell/account/AccountMenu.tsx')).AccountMenu,
);

function accountLabel(name: string, company: string | null): string {
  const account = `Аккаунт: ${name}`;
  return company === null ? account : `${account}. Покупаете для: ${company}`;
}

/** The user button at the right end of the header, with the account menu. */
export function AccountButton() {
  const { user } = useSession();
  const company = useBuyingCompany();
  return (
    <Popup
      label="Меню аккаунта"
      trigger={(props) => (
        <HeaderButton
          label={user ? accountLabel(user.displayName, company) : 'Войти'}
          {...(user && company && { caption: company })}
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
