import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { ReturnPartDialog } from '#src/features/backoffice/orders/return-part/ReturnPartDialog.tsx';
import { ReasonStepDialog } from '#src/features/backoffice/orders/steps/ReasonStepDialog.tsx';
import { StepDialog } from '#src/features/backoffice/orders/steps/StepDialog.tsx';
import { TransferStepDialog } from '#src/features/backoffice/orders/steps/TransferStepDialog.tsx';

interface DialogProps {
  order: StaffOrder;
  step: StaffOrderStep;
  onClose: () => void;
}

/** The dialog of a step: with a reason, with a document about money, or a confirmation alone. */
export function OrderStepDialog({ order, step, onClose }: DialogProps) {
  switch (step) {
    case 'Cancel':
    case 'Decline':
    case 'Unpay':
      return <ReasonStepDialog order={order} step={step} onClose={onClose} />;
    case 'ReturnPart':
      return <ReturnPartDialog order={order} onClose={onClose} />;
    case 'GiveBack':
      return <TransferStepDialog order={order} step={step} onClose={onClose} />;
    case 'Pay':
      return order.needsTransfer ? (
        <TransferStepDialog order={order} step={step} onClose={onClose} />
      ) : (
        <StepDialog order={order} step={step} onClose={onClose} />
      );
    default:
      return <StepDialog order={order} step={step} onClose={onClose} />;
  }
}
