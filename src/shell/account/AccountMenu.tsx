import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#generated/api/model/profile.ts';
import { type SessionUser, useSession } from '#src/auth/session/session-store.ts';
import { signIn, signOut } from '#src/auth/sign-in.ts';
import { IdentityAccountBanner } from '#src/features/account-parts/IdentityAccountBanner.tsx';
import { LegalEntityBanner } from '#src/features/account-parts/LegalEntityBanner.tsx';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { plural } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './AccountMenu.module.css';
import { AccountNav } from './AccountNav.tsx';
import { BuyerChoice } from './BuyerChoice.tsx';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

const bonusForms = ['бонус', 'бонуса', 'бонусов'] as const;

/** The account menu: in a popup on a desktop, in a drawer on a phone. */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const { status, user } = useSession();
  return (
    <div className={classes.menu}>
      {user ? (
        <SignedIn user={user} onClose={onClose} />
      ) : (
        <SignedOut busy={status === 'loading'} onClose={onClose} />
      )}
      <hr className={classes.rule} />
      <div className={classes.scheme}>
        <span className={classes.quiet}>Оформление</span>
        <ColorSchemeSwitch />
      </div>
    </div>
  );
}

function SignedOut({ busy, onClose }: { busy: boolean; onClose: () => void }) {
  return (
    <>
      <div>
        <p className={classes.name}>Вход в аккаунт</p>
        <p className={classes.quiet}>
          Войдите, чтобы пользоваться корзиной и избранным, видеть заказы и бонусы.
        </p>
      </div>
      <Button fullWidth size="md" loading={busy} onClick={() => void signIn()}>
        Войти в аккаунт
      </Button>
      <Button
        fullWidth
        variant="subtle"
        onClick={() => {
          onClose();
          writeTicket({ kind: 'General' });
        }}
      >
        Написать в поддержку
      </Button>
    </>
  );
}

function SignedIn({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { data: profile } = useQuery(profileQuery(true));
  const { data: settings } = useQuery(settingsQuery());
  return (
    <>
      <div>
        <p className={classes.name}>{user.displayName}</p>
        <p className={classes.quiet}>{bonusText(profile) ?? user.email}</p>
      </div>
      {profile && <BuyerChoice profile={profile} />}
      <AccountNav onFollow={onClose} />
      {profile && !profile.hasPartners && <LegalEntityBanner onOpen={onClose} />}
      {settings?.rocadaIdentityURL && <IdentityAccountBanner url={settings.rocadaIdentityURL} />}
      <Button
        variant="subtle"
        className={classes.leave}
        leftSection={<IconLogout aria-hidden="true" size="1.125rem" />}
        onClick={() => void signOut()}
      >
        Выйти
      </Button>
    </>
  );
}

function bonusText(profile: Profile | undefined): string | null {
  if (!profile || profile.bonusBalance.hasError) return null;
  const { value } = profile.bonusBalance;
  return `${formatNumber(value)} ${plural(value, bonusForms)}`;
}
