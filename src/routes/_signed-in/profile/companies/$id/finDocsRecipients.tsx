import { createFileRoute } from '@tanstack/react-router';
import { FinDocsRecipientsScreen } from '#src/features/company/fin-docs-recipients/FinDocsRecipientsScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/finDocsRecipients')({
  validateSearch: parseRecordsSearch,
  head: () => ({ meta: [{ title: pageTitle('Получатели финансовых документов') }] }),
  component: FinDocsRecipientsPage,
});

function FinDocsRecipientsPage() {
  return <FinDocsRecipientsScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
