import { useGetProfileSuspense } from '#generated/api/profile/get-profile.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { sectionsOf } from './staff-sections.ts';

/** A link from a record to its actions in the audit trail, for whom that is open. */
export function HistoryLink({ number }: { number: string }) {
  const { data: profile } = useGetProfileSuspense();
  const isOpen = sectionsOf(profile.staffRoles ?? []).some(({ to }) => to === '/backoffice/audit');
  if (!isOpen) return null;
  return (
    <LinkText to="/backoffice/audit" search={{ record: number }} size="sm">
      История изменений
    </LinkText>
  );
}
