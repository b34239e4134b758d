import { createFileRoute } from '@tanstack/react-router';
import { TagsScreen } from '#src/features/company/tags/TagsScreen.tsx';
import { parseRecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/tags')({
  validateSearch: parseRecordsSearch,
  head: () => ({ meta: [{ title: pageTitle('Метки компании') }] }),
  component: TagsPage,
});

function TagsPage() {
  return <TagsScreen id={Route.useParams().id} search={Route.useSearch()} />;
}
