import { createFileRoute } from '@tanstack/react-router';
import { parseStaffSearch } from '#src/features/backoffice/frame/staff-search.ts';
import { AuditScreen } from '#src/features/backoffice/records/AuditScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/audit')({
  validateSearch: parseStaffSearch,
  head: () => ({ meta: [{ title: pageTitle('Журнал') }] }),
  component: AuditPage,
});

function AuditPage() {
  return <AuditScreen search={Route.useSearch()} />;
}
