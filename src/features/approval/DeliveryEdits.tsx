import { useQuery } from '@tanstack/react-query';
import {
  getGetApprovalDeliveryQueryOptions,
  useChangeApprovalDelivery,
  useChangeApprovalDeliveryPoint,
} from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { DeliveryMethod } from '#generated/api/model/deliveryMethod.ts';
import { getListPartnerAddressesQueryOptions } from '#generated/api/partners/partners.ts';
import type { ApprovalOutcome } from './approval-cache.ts';
import { deliverySlots, slotValue } from './delivery-slots.ts';
import { EditSelect } from './EditSelect.tsx';

interface DeliveryEditsProps {
  approval: Approval;
  outcome: ApprovalOutcome;
}

/** How and where the order is received. */
export function DeliveryEdits({ approval, outcome }: DeliveryEditsProps) {
  const { id, version, partner, delivery } = approval;
  const addresses = useQuery(getListPartnerAddressesQueryOptions(partner.id));
  const options = useQuery(getGetApprovalDeliveryQueryOptions(id));
  const changeDelivery = useChangeApprovalDelivery({ mutation: outcome.mutation });
  const changePoint = useChangeApprovalDeliveryPoint({ mutation: outcome.mutation });
  const methods = options.data?.methods ?? [];
  const points = methods.find(({ method }) => method === 'Pickup')?.points ?? [];
  const pickup = delivery.method === 'Pickup';
  const slots = deliverySlots(methods.find(({ method }) => method === 'Courier')?.dates ?? []);
  const slot = delivery.date ? slotValue(delivery.date, delivery.interval) : null;
  return (
    <>
      <EditSelect
        label="Способ получения"
        chosen={delivery.method}
        pending={changeDelivery.isPending}
        onChange={(value) =>
          changeDelivery.mutate({ id, data: { version, method: value as DeliveryMethod } })
        }
        choices={methods.map(({ method, name, allowed }) => ({
          value: method,
          label: name,
          disabled: !allowed,
        }))}
      />
      <EditSelect
        label={pickup ? 'Пункт выдачи' : 'Адрес'}
        chosen={pickup ? delivery.point?.id : delivery.address?.id}
        pending={changePoint.isPending}
        onChange={(value) =>
          changePoint.mutate({
            id,
            data: pickup ? { version, pickupPointID: value } : { version, addressID: value },
          })
        }
        choices={
          pickup
            ? points.map(({ id: point, name }) => ({ value: point, label: name }))
            : (addresses.data?.items ?? []).map(({ id: address, value }) => ({
                value: address,
                label: value,
              }))
        }
      />
      {delivery.method === 'Courier' && slots.length > 0 && (
        <EditSelect
          label="Когда привезти"
          chosen={slot}
          pending={changeDelivery.isPending}
          onChange={(value) => {
            const wanted = slots.find((one) => one.value === value);
            if (!wanted) return;
            const { date, interval } = wanted;
            changeDelivery.mutate({ id, data: { version, method: 'Courier', date, interval } });
          }}
          choices={slots.map(({ value, label }) => ({ value, label }))}
        />
      )}
    </>
  );
}
