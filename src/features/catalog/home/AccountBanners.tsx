import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSignedIn } from '#src/auth/session/session-store.ts';
import { IdentityAccountBanner } from '#src/features/account-parts/IdentityAccountBanner.tsx';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import classes from './AccountBanners.module.css';

// Only for some users, after their profile is loaded.
const LegalEntityBanner = lazyComponent(
  async () => (await import('#src/features/account-parts/LegalEntityBanner.tsx')).LegalEntityBanner,
);

/**
 * «Покупай как юрлицо» for users without a company, and a link to the identity provider's account
 * page.
 */
export function AccountBanners() {
  const signedIn = useSignedIn();
  const { data: profile } = useQuery(profileQuery(signedIn));
  const { data: settings } = useQuery(settingsQuery());
  // While a part of the page hydrates, nobody is signed in, whatever is loaded already.
  const hasNoCompany = signedIn && profile?.hasPartners === false;
  const accountURL = settings?.rocadaIdentityURL;
  if (!hasNoCompany && !accountURL) return null;
  return (
    <div className={classes.offers}>
      {hasNoCompany && (
        <Suspense>
          <LegalEntityBanner />
        </Suspense>
      )}
      {accountURL && <IdentityAccountBanner url={accountURL} />}
    </div>
  );
}
