import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#src/features/backoffice/audit/AuditScreen.tsx';
import { parseAuditSearch } from '#src/features/backoffice/audit/audit-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/audit')({
  validateSearch: parseAuditSearch,
  head: () => ({ meta: [{ title: pageTitle('Журнал') }] }),
  component: AuditPage,
});

function AuditPage() {
  return <AuditScreen search={Route.useSearch()} />;
}
