import { createFileRoute } from '@tanstack/react-router';
import { getListFinDocsRecipientsQueryOptions } from '#generated/api/partners/partners.ts';
import { FinDocsRecipientsScreen } from '#src/features/company/documents/FinDocsRecipientsScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/finDocsRecipients')({
  validateSearch: parseRecordsSearch,
  loader: ({ context: { queryClient }, params: { id } }) => {
    // Not awaited: the screen shows a skeleton, or the failure, within the company's layout.
    void queryClient.prefetchQuery(getListFinDocsRecipientsQueryOptions(id));
  },
  head: () => ({ meta: [{ title: pageTitle('Получатели финансовых документов') }] }),
  component: FinDocsRecipientsPage,
});

function FinDocsRecipientsPage() {
  return <FinDocsRecipientsScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
