import { createFileRoute } from '@tanstack/react-router';
import { getListPartnersQueryOptions } from '#generated/api/partners/list-partners.ts';
import { CompaniesScreen } from '#src/features/company/list/CompaniesScreen.tsx';
import { parseCompaniesSearch } from '#src/features/company/list/companies-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/')({
  validateSearch: parseCompaniesSearch,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(getListPartnersQueryOptions());
  },
  head: () => ({ meta: [{ title: pageTitle('Компании') }] }),
  component: CompaniesPage,
});

function CompaniesPage() {
  return <CompaniesScreen search={Route.useSearch()} />;
}
