import { createFileRoute } from '@tanstack/react-router';
import { getListPartnerRecipientsQueryOptions } from '#generated/api/partners/partners.ts';
import { RecipientsScreen } from '#src/features/company/recipients/RecipientsScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/recipients')({
  validateSearch: parseRecordsSearch,
  loader: ({ context: { queryClient }, params: { id } }) => {
    // Not awaited: the screen shows a skeleton, or the failure, within the company's layout.
    void queryClient.prefetchQuery(getListPartnerRecipientsQueryOptions(id));
  },
  head: () => ({ meta: [{ title: pageTitle('Получатели компании') }] }),
  component: RecipientsPage,
});

function RecipientsPage() {
  return <RecipientsScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
