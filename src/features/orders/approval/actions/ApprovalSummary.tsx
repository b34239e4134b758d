import { Paper, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Approval } from '#generated/api/model/approval.ts';
import { OrderSummary } from '#src/features/order-parts/summary/OrderSummary.tsx';
import { TotalsList } from '#src/features/order-parts/summary/totals/TotalsList.tsx';
import { APPROVAL_STATUS_ID } from '#src/features/orders/approval/ApprovalBanner.tsx';
import type { ApprovalOutcome } from '#src/features/orders/approval/edits/approval-cache.ts';
import type { ApprovalEdits } from '#src/features/orders/approval/edits/use-approval-edits.ts';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { ApprovalActions, awaitsUser } from './ApprovalActions.tsx';
import classes from './ApprovalSummary.module.css';
import type { Decision } from './DecisionDialog.tsx';
import { WaitingActions } from './WaitingActions.tsx';

const DecisionDialog = lazyDialog(
  async () => (await import('./DecisionDialog.tsx')).DecisionDialog,
);

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
  useFocusAfterDecision(!awaited && deciding === null);
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

/** The dialog and the button that opened it are gone after a decision: its result is focused. */
function useFocusAfterDecision(isDecided: boolean): void {
  const wasDecided = useRef(isDecided);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isDecided && !wasDecided.current && isLost) {
      document.getElementById(APPROVAL_STATUS_ID)?.focus();
    }
    wasDecided.current = isDecided;
  }, [isDecided]);
}
