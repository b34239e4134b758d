import { Paper, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Approval } from '#generated/api/model/approval.ts';
import { OrderSummary } from '#src/features/order-parts/summary/OrderSummary.tsx';
import { TotalsList } from '#src/features/order-parts/summary/TotalsList.tsx';
import type { ApprovalOutcome } from '#src/features/orders/approval/edits/approval-cache.ts';
import type { ApprovalEdits } from '#src/features/orders/approval/edits/use-approval-edits.ts';
import { ApprovalActions, awaitsUser } from './ApprovalActions.tsx';
import classes from './ApprovalSummary.module.css';
import { type Decision, DecisionDialog } from './DecisionDialog.tsx';
import { WaitingActions } from './WaitingActions.tsx';

const LABEL = 'Сумма заказа';

interface ApprovalSummaryProps {
  approval: Approval;
  outcome: ApprovalOutcome;
  edits: ApprovalEdits;
  /** Below the totals: approvers and history. */
  children: ReactNode;
}

/** Totals of the order; while it waits for this user, the total and the buttons are pinned. */
export function ApprovalSummary({ approval, outcome, edits, children }: ApprovalSummaryProps) {
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const editing = edits.pending.size > 0;
  const awaited = awaitsUser(approval);
  const sums = (
    <Stack gap="md">
      <div aria-busy={editing} className={classes.totals}>
        <TotalsList
          totals={approval.totals}
          unknownDelivery="уточнит менеджер"
          withoutTotal={awaited}
        />
      </div>
      <WaitingActions approval={approval} outcome={outcome} />
      {children}
    </Stack>
  );
  return (
    <>
      {awaited ? (
        <OrderSummary
          label={LABEL}
          total={approval.totals.toPay}
          busy={editing}
          hint={null}
          action={() => (
            <ApprovalActions
              approval={approval}
              outcome={outcome}
              edits={edits}
              onDecide={setDeciding}
            />
          )}
        >
          {sums}
        </OrderSummary>
      ) : (
        <Paper component="aside" withBorder p="md" radius="lg" aria-label={LABEL}>
          {sums}
        </Paper>
      )}
      {/* Outside of both: it stays open when another approver decides first, and shows that. */}
      {deciding && (
        <DecisionDialog
          approval={approval}
          decision={deciding}
          outcome={outcome}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}
