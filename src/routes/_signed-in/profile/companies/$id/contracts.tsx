import { createFileRoute } from '@tanstack/react-router';
import { ContractsScreen } from '#src/features/company/contracts/ContractsScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/contracts')({
  validateSearch: parseRecordsSearch,
  head: () => ({ meta: [{ title: pageTitle('Договоры компании') }] }),
  component: ContractsPage,
});

function ContractsPage() {
  return <ContractsScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
