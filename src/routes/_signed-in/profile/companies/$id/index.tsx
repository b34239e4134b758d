import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '#src/features/company/overview/OverviewScreen.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/')({
  head: () => ({ meta: [{ title: pageTitle('О компании') }] }),
  component: OverviewPage,
});

function OverviewPage() {
  return <OverviewScreen id={Route.useParams().id} />;
}
