import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#src/auth/session-store.ts';
import { IdentityAccountBanner } from '#src/features/account-parts/IdentityAccountBanner.tsx';
import { LegalEntityBanner } from '#src/features/account-parts/LegalEntityBanner.tsx';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import classes from './HomeOffers.module.css';

/**
 * «Покупай как юрлицо» for users without a company, and a link to the identity provider's account
 * page.
 */
export function HomeOffers() {
  const signedIn = useSignedIn();
  const { data: profile } = useQuery(profileQuery(signedIn));
  const { data: settings } = useQuery(settingsQuery());
  const hasNoCompany = profile?.hasPartners === false;
  const accountURL = settings?.rocadaIdentityURL;
  if (!hasNoCompany && !accountURL) return null;
  return (
    <div className={classes.offers}>
      {hasNoCompany && <LegalEntityBanner />}
      {accountURL && <IdentityAccountBanner url={accountURL} />}
    </div>
  );
}
