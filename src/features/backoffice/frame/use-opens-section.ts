import { useGetProfileSuspense } from '#generated/api/profile/get-profile.ts';
import { type StaffSection, sectionsOf } from './staff-sections.ts';

/** Whether the roles of the user open this tab of the back office. */
export function useOpensSection(section: StaffSection['to']): boolean {
  const { data: profile } = useGetProfileSuspense();
  return sectionsOf(profile.staffRoles ?? []).some(({ to }) => to === section);
}
