import { createFileRoute } from '@tanstack/react-router';
import { getListPartnerAddressesQueryOptions } from '#generated/api/partners/partners.ts';
import { AddressesScreen } from '#src/features/company/addresses/AddressesScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/addresses')({
  validateSearch: parseRecordsSearch,
  loader: ({ context: { queryClient }, params: { id } }) => {
    // Not awaited: the screen shows a skeleton, or the failure, within the company's layout.
    void queryClient.prefetchQuery(getListPartnerAddressesQueryOptions(id));
  },
  head: () => ({ meta: [{ title: pageTitle('Адреса компании') }] }),
  component: AddressesPage,
});

function AddressesPage() {
  return <AddressesScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
