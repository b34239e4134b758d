import { createFileRoute } from '@tanstack/react-router';
import { parseApplicationSearch } from '#src/features/company/applications/application-search.ts';
import { OverviewScreen } from '#src/features/company/overview/OverviewScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/')({
  validateSearch: parseApplicationSearch,
  head: () => ({ meta: [{ title: pageTitle('О компании') }] }),
  component: OverviewPage,
});

function OverviewPage() {
  return <OverviewScreen id={Route.useParams().id} />;
}
