import { useQuery } from '@tanstack/react-query';
import { getGetApprovalQueryOptions } from '#generated/api/approval/get-approval.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { ApprovalView } from './ApprovalView.tsx';

interface CompanyApprovalProps {
  partnerID: string;
  orderID: string;
}

/** One order of the company's list, opened by an approver. */
export function CompanyApproval({ partnerID, orderID }: CompanyApprovalProps) {
  const { data, error, refetch } = useQuery(
    getGetApprovalQueryOptions(orderID, { query: { meta: { silent: true } } }),
  );
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} radius="lg" />;
  return (
    <ApprovalView
      id={orderID}
      above={
        <LinkText to="/profile/companies/$id/approval" params={{ id: partnerID }} size="sm">
          ← Согласование заказов
        </LinkText>
      }
    />
  );
}
