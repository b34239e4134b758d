import { createFileRoute } from '@tanstack/react-router';
import { ApproversScreen } from '#src/features/company/approvers/ApproversScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/approvers')({
  head: () => ({ meta: [{ title: pageTitle('Согласующие') }] }),
  component: ApproversPage,
});

function ApproversPage() {
  return <ApproversScreen id={Route.useParams().id} />;
}
