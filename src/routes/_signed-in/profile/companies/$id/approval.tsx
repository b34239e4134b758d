import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsScreen } from '#src/features/approval/ApprovalsScreen.tsx';
import { parseApprovalsSearch } from '#src/features/approval/approvals-search.ts';
import { CompanyApproval } from '#src/features/approval/CompanyApproval.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/companies/$id/approval')({
  validateSearch: parseApprovalsSearch,
  head: () => ({ meta: [{ title: pageTitle('Согласование заказов') }] }),
  component: ApprovalPage,
});

function ApprovalPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  return search.order === undefined ? (
    <ApprovalsScreen partnerID={id} search={search} />
  ) : (
    <CompanyApproval partnerID={id} orderID={search.order} />
  );
}
