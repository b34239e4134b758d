import { createFileRoute } from '@tanstack/react-router';
import { getListPartnerContractsQueryOptions } from '#generated/api/partners/partners.ts';
import { ContractsScreen } from '#src/features/company/contracts/ContractsScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/contracts')({
  validateSearch: parseRecordsSearch,
  loader: ({ context: { queryClient }, params: { id } }) => {
    // Not awaited: the screen shows a skeleton, or the failure, within the company's layout.
    void queryClient.prefetchQuery(getListPartnerContractsQueryOptions(id));
  },
  head: () => ({ meta: [{ title: pageTitle('Договоры компании') }] }),
  component: ContractsPage,
});

function ContractsPage() {
  return <ContractsScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
