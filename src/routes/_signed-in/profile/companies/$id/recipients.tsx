import { createFileRoute } from '@tanstack/react-router';
import { RecipientsScreen } from '#src/features/company/recipients/RecipientsScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/recipients')({
  validateSearch: parseRecordsSearch,
  head: () => ({ meta: [{ title: pageTitle('Получатели компании') }] }),
  component: RecipientsPage,
});

function RecipientsPage() {
  return <RecipientsScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
