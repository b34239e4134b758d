import { Alert, Badge, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useGetApprovalSuspense } from '#generated/api/approval/approval.ts';
import { TotalsList } from '#src/features/orders/TotalsList.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { ApprovalActions } from './ApprovalActions.tsx';
import { ApprovalBanner } from './ApprovalBanner.tsx';
import { ApprovalDecisions } from './ApprovalDecisions.tsx';
import { ApprovalDiffTable } from './ApprovalDiffTable.tsx';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { ApprovalHistory } from './ApprovalHistory.tsx';
import { ApprovalLines } from './ApprovalLines.tsx';
import classes from './ApprovalView.module.css';
import { useApprovalOutcome } from './approval-cache.ts';
import { approvalStatusColors, approvalStatusWords } from './approval-words.ts';
import { watchingDelay } from './watching-delay.ts';

interface ApprovalViewProps {
  id: string;
  /** The way back. */
  above: ReactNode;
}

/** An order that a company has to agree to, as its buyer and its approvers see it. */
export function ApprovalView({ id, above }: ApprovalViewProps) {
  const { data: approval } = useGetApprovalSuspense(id, {
    query: { refetchInterval: ({ state }) => (state.data ? watchingDelay(state.data) : false) },
  });
  const outcome = useApprovalOutcome(id);
  const { number, status, diff, totals } = approval;
  return (
    <>
      <PageHeading
        above={above}
        actions={
          <Badge color={approvalStatusColors[status]} variant="light" size="lg" tt="none">
            {approvalStatusWords[status]}
          </Badge>
        }
      >
        Заказ {number ?? 'на согласовании'}
      </PageHeading>
      <div className={classes.layout}>
        <Stack gap="md">
          {outcome.conflict && (
            <Alert
              color="red"
              variant="light"
              role="alert"
              withCloseButton
              closeButtonLabel="Закрыть"
              onClose={outcome.dismiss}
              title={outcome.conflict.message}
            >
              {outcome.conflict.diff ? (
                <ApprovalDiffTable diff={outcome.conflict.diff} />
              ) : (
                <Text size="sm">На странице свежее состояние заказа.</Text>
              )}
            </Alert>
          )}
          <ApprovalBanner approval={approval} />
          <Part title="Товары">
            <ApprovalLines approval={approval} outcome={outcome} />
          </Part>
          {diff && (
            <Part title="Что изменили после отправки">
              <ApprovalDiffTable diff={diff} />
            </Part>
          )}
          <Part title="Получение и оплата">
            <ApprovalFacts approval={approval} outcome={outcome} />
          </Part>
        </Stack>
        <Stack gap="md">
          <Paper withBorder p="md" radius="lg">
            <Stack gap="md">
              <TotalsList totals={totals} unknownDelivery="уточнит менеджер" />
              <ApprovalActions approval={approval} outcome={outcome} />
            </Stack>
          </Paper>
          <Part title="Согласующие">
            <ApprovalDecisions approval={approval} />
          </Part>
          <Part title="История">
            <ApprovalHistory events={approval.history} />
          </Part>
        </Stack>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" radius="lg" component="section">
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
