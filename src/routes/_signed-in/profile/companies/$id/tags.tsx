import { createFileRoute } from '@tanstack/react-router';
import { getListPartnerTagsQueryOptions } from '#generated/api/partners/partners.ts';
import { TagsScreen } from '#src/features/company/tags/TagsScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/tags')({
  validateSearch: parseRecordsSearch,
  loader: ({ context: { queryClient }, params: { id } }) => {
    // Not awaited: the screen shows a skeleton, or the failure, within the company's layout.
    void queryClient.prefetchQuery(getListPartnerTagsQueryOptions(id));
  },
  head: () => ({ meta: [{ title: pageTitle('Метки компании') }] }),
  component: TagsPage,
});

function TagsPage() {
  return <TagsScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
