import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getChangeApprovalDeliveryPointMutationOptions } from '#generated/api/approval/change-approval-delivery-point.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { PickupPoint } from '#generated/api/model/pickupPoint.ts';
import { getListPartnerAddressesQueryOptions } from '#generated/api/partners/list-partner-addresses.ts';
import { addressNote } from '#src/features/order-parts/delivery/delivery-texts.ts';
import { EditSelect } from '#src/features/orders/approval/edits/EditSelect.tsx';
import type { ApprovalEdits } from '#src/features/orders/approval/edits/use-approval-edits.ts';
import { withChosen, withReason } from '#src/lib/choices.ts';

interface PlaceEditProps {
  approval: Approval;
  edits: ApprovalEdits;
  /** Pickup points for this order. */
  points: readonly PickupPoint[];
}

/** Destination of the order: the company's addresses and the buyer's own one, or a pickup point. */
export function PlaceEdit({ approval, edits, points }: PlaceEditProps) {
  const { partner, delivery } = approval;
  const { address, point } = delivery;
  const addresses = useQuery(getListPartnerAddressesQueryOptions(partner.id));
  // The buyer's choice stays an option, even if it is not an address of the company.
  const [first] = useState(address);
  const options = getChangeApprovalDeliveryPointMutationOptions();
  if (delivery.method === 'Pickup') {
    return (
      <EditSelect
        label="Пункт выдачи"
        chosen={point && { value: point.id, label: point.name }}
        pending={edits.choiceOf('point')}
        onChange={(pickupPointID) => edits.edit('point', pickupPointID, options, { pickupPointID })}
        choices={points.map(({ id, name, allowed, reason }) => ({
          value: id,
          label: withReason(name, reason),
          disabled: !allowed,
        }))}
      />
    );
  }
  const note = address && addressNote(address);
  const known = (addresses.data?.items ?? []).map(({ id, value }) => ({ value: id, label: value }));
  return (
    <EditSelect
      label="Адрес"
      note={note && `Курьеру: ${note}`}
      chosen={address && { value: address.id, label: address.value }}
      pending={edits.choiceOf('point')}
      onChange={(addressID) => edits.edit('point', addressID, options, { addressID })}
      choices={withChosen(known, first && { value: first.id, label: first.value })}
    />
  );
}
