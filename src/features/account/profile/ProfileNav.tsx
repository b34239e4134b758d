import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { useAwaitingCompanies } from '#src/features/company-parts/use-awaiting-companies.ts';
import { ProfileSections } from './ProfileSections.tsx';

/** Navigation between the sections of the profile on a desktop, with what awaits the user. */
export function ProfileNav() {
  const { data: profile } = useQuery(profileQuery(true));
  return <ProfileSections profile={profile} awaiting={useAwaitingCompanies(profile)} />;
}
