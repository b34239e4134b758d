import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getGetApprovalQueryOptions } from '#generated/api/approval/get-approval.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { mergeEdits } from '#src/features/orders/approval/history/merge-edits.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { ApprovalDecisions } from './history/ApprovalDecisions.tsx';
import { ApprovalDiffTable } from './history/ApprovalDiffTable.tsx';
import { ApprovalHistory } from './history/ApprovalHistory.tsx';

/** Approval of a placed order: decisions, edits, and the history. */
export function OrderApproval({ orderID }: { orderID: string }) {
  const query = useQuery(
    getGetApprovalQueryOptions(orderID, { query: { meta: { silent: true } } }),
  );
  const { data: approval } = query;
  // A single edit is in the history already.
  const edits = mergeEdits(approval?.history ?? []).filter(({ kind }) => kind === 'Edited').length;
  return (
    <Section id="order-approval" title="Согласование">
      {approval && (
        <Stack gap="md">
          <ApprovalDecisions approval={approval} />
          {approval.diff && edits > 1 && (
            <div>
              <Title order={3} size="h4" mb="xs">
                Что изменили после отправки
              </Title>
              <ApprovalDiffTable diff={approval.diff} />
            </div>
          )}
          <ApprovalHistory events={approval.history} />
        </Stack>
      )}
      {!approval && (query.error ? <QueryFailure query={query} /> : <Skeleton height={160} />)}
    </Section>
  );
}
