import { useQuery } from '@tanstack/react-query';
import { getChangeApprovalDeliveryMutationOptions } from '#generated/api/approval/change-approval-delivery.ts';
import { getGetApprovalDeliveryQueryOptions } from '#generated/api/approval/get-approval-delivery.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { DeliveryInterval } from '#generated/api/model/deliveryInterval.ts';
import type { DeliveryMethod } from '#generated/api/model/deliveryMethod.ts';
import { shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import { EditSelect } from '#src/features/orders/approval/edits/EditSelect.tsx';
import type { ApprovalEdits } from '#src/features/orders/approval/edits/use-approval-edits.ts';
import { withReason } from '#src/lib/choices.ts';
import { deliverySlots, slotLabel, slotValue } from './delivery-slots.ts';
import { PlaceEdit } from './PlaceEdit.tsx';

interface DeliveryEditsProps {
  approval: Approval;
  edits: ApprovalEdits;
}

const methodLabels: Record<DeliveryMethod, string> = { Courier: 'Курьером', Pickup: 'Самовывоз' };

/** Delivery method, place and time of the order. */
export function DeliveryEdits({ approval, edits }: DeliveryEditsProps) {
  const { id, delivery } = approval;
  const { method, date, interval } = delivery;
  const methods = useQuery(getGetApprovalDeliveryQueryOptions(id)).data?.methods ?? [];
  const slots = deliverySlots(methods.find((one) => one.method === 'Courier')?.dates ?? []);
  const options = getChangeApprovalDeliveryMutationOptions();
  return (
    <>
      <EditSelect
        label="Способ получения"
        chosen={method && { value: method, label: methodLabels[method] }}
        pending={edits.choiceOf('method')}
        onChange={(value) =>
          edits.edit('method', value, options, { method: value as DeliveryMethod })
        }
        choices={methods.map((one) => ({
          value: one.method,
          label: withReason(one.name, one.reason),
          disabled: !one.allowed,
        }))}
      />
      <PlaceEdit
        approval={approval}
        edits={edits}
        points={methods.find((one) => one.method === 'Pickup')?.points ?? []}
      />
      {method === 'Courier' && (slots.length > 0 || date !== null) && (
        <EditSelect
          label="Когда привезти"
          chosen={
            date === null
              ? null
              : { value: slotValue(date, interval), label: chosenLabel(date, interval) }
          }
          pending={edits.choiceOf('slot')}
          onChange={(value) => {
            const slot = slots.find((one) => one.value === value);
            if (slot) {
              const { date: day, interval: hours } = slot;
              edits.edit('slot', value, options, {
                method: 'Courier',
                date: day,
                interval: hours,
              });
            }
          }}
          choices={slots.map(({ value, label }) => ({ value, label }))}
        />
      )}
    </>
  );
}

/** The order's date, also when that day has passed. */
function chosenLabel(date: string, interval: DeliveryInterval | null): string {
  const label = slotLabel(date, interval);
  return date < shopDay(new Date()) ? `${label} – день прошёл` : label;
}
