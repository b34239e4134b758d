import { Badge, Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useGetApprovalSuspense } from '#generated/api/approval/get-approval.ts';
import {
  approvalStatusColors,
  approvalStatusLabels,
} from '#src/features/order-parts/approval-labels.ts';
import { orderTitle } from '#src/features/order-parts/status/order-title.ts';
import { StatusBadge } from '#src/features/order-parts/status/StatusBadge.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { TwoColumnLayout } from '#src/ui/kit/page/TwoColumnLayout.tsx';
import { ApprovalBanner } from './ApprovalBanner.tsx';
import { ApprovalSummary } from './actions/ApprovalSummary.tsx';
import { ApprovalFacts } from './edits/ApprovalFacts.tsx';
import { ApprovalLines } from './edits/ApprovalLines.tsx';
import { useApprovalOutcome } from './edits/approval-cache.ts';
import { useApprovalEdits } from './edits/use-approval-edits.ts';
import { ApprovalDecisions } from './history/ApprovalDecisions.tsx';
import { ApprovalDiffTable } from './history/ApprovalDiffTable.tsx';
import { ApprovalHistory } from './history/ApprovalHistory.tsx';
import { ApprovalNews } from './history/ApprovalNews.tsx';
import { isCanceledUndecided } from './history/approval-headline.ts';
import { changesSinceRejection } from './history/changes-since-rejection.ts';
import { watchingDelay } from './watching-delay.ts';

interface ApprovalViewProps {
  id: string;
  /** Above the heading: a link back. */
  above: ReactNode;
}

/** An order that needs a company's approval, as its buyer and its approvers see it. */
export function ApprovalView({ id, above }: ApprovalViewProps) {
  const outcome = useApprovalOutcome(id);
  const edits = useApprovalEdits(id, outcome);
  const editing = edits.pending.size > 0;
  const { data: approval } = useGetApprovalSuspense(id, {
    query: {
      refetchInterval: ({ state: { data } }) => (data ? watchingDelay(data, editing) : false),
    },
  });
  const { status, orderStatus, step, delivery, diff } = approval;
  const sinceRejection = changesSinceRejection(approval.history);
  return (
    <>
      <PageHeading
        above={above}
        actions={
          <>
            {!isCanceledUndecided(approval) && (
              <Badge color={approvalStatusColors[status]} variant="light" size="lg" tt="none">
                {approvalStatusLabels[status]}
              </Badge>
            )}
            {step !== 'Approval' && (
              <StatusBadge status={orderStatus} method={delivery.method} date={delivery.date} />
            )}
          </>
        }
      >
        {orderTitle(approval)}
      </PageHeading>
      <TwoColumnLayout>
        <Stack gap="md">
          <ApprovalNews approval={approval} outcome={outcome} />
          <ApprovalBanner approval={approval} />
          {sinceRejection && (
            <Part title="Что изменили после отказа">
              <ApprovalDiffTable diff={sinceRejection} />
            </Part>
          )}
          <Part title="Товары">
            <ApprovalLines approval={approval} edits={edits} />
          </Part>
          {diff && (
            <Part title="Что изменили после отправки">
              <ApprovalDiffTable diff={diff} />
            </Part>
          )}
          <Part title="Получение и оплата">
            <ApprovalFacts approval={approval} edits={edits} />
          </Part>
        </Stack>
        <ApprovalSummary approval={approval} outcome={outcome} edits={edits}>
          <Section title="Согласующие">
            <ApprovalDecisions approval={approval} />
          </Section>
          <Section title="История">
            <ApprovalHistory events={approval.history} />
          </Section>
        </ApprovalSummary>
      </TwoColumnLayout>
    </>
  );
}

function Part({ title, children }: SectionProps) {
  return (
    <Paper withBorder p="md" radius="lg">
      <Section title={title}>{children}</Section>
    </Paper>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
