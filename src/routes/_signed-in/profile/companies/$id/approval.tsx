import { createFileRoute } from '@tanstack/react-router';
import { CompanyApproval } from '#src/features/orders/approval/CompanyApproval.tsx';
import { ApprovalsScreen } from '#src/features/orders/approval/list/ApprovalsScreen.tsx';
import { parseApprovalsSearch } from '#src/features/orders/approval/list/approvals-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

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
