import { createFileRoute } from '@tanstack/react-router';
import { AddressesScreen } from '#src/features/company/addresses/AddressesScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/addresses')({
  validateSearch: parseRecordsSearch,
  head: () => ({ meta: [{ title: pageTitle('Адреса компании') }] }),
  component: AddressesPage,
});

function AddressesPage() {
  return <AddressesScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
