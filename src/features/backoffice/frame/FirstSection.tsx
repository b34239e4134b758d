import { Navigate } from '@tanstack/react-router';
import { useGetProfileSuspense } from '#generated/api/profile/get-profile.ts';
import { sectionsOf } from './staff-sections.ts';

/** `/backoffice`: goes on to the first tab that the roles open. */
export function FirstSection() {
  const { data: profile } = useGetProfileSuspense();
  const [first] = sectionsOf(profile.staffRoles ?? []);
  return first ? <Navigate to={first.to} replace /> : null;
}
