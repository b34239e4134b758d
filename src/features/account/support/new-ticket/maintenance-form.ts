import {
  type MaintenanceRequest,
  maintenanceRequestEquipmentMax,
  maintenanceRequestSerialNumberMax,
} from '#generated/api/model/maintenanceRequest.ts';
import { typedPhone } from '#src/lib/contacts/typed-phone.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';

export const emptyMaintenance = { equipment: '', serialNumber: '', comment: '', phone: '' };

/** Values of the form, as typed. */
export type MaintenanceValues = typeof emptyMaintenance;

/**
 * Rules of the fields; lengths are those of the contract.
 * @param limit maximum length of the comment, from the settings.
 */
export function maintenanceRules(limit: number) {
  return {
    equipment: all(required, maxLength(maintenanceRequestEquipmentMax)),
    serialNumber: maxLength(maintenanceRequestSerialNumberMax),
    comment: all(required, maxLength(limit)),
    phone: typedPhone,
  };
}

/** The request body: trimmed, without blank fields, the phone without spaces. */
export function maintenanceRequest(
  values: MaintenanceValues,
  orderID: string | undefined,
): MaintenanceRequest {
  const serialNumber = values.serialNumber.trim();
  const phone = values.phone.replace(/\s/g, '');
  return {
    equipment: values.equipment.trim(),
    comment: values.comment.trim(),
    ...(serialNumber !== '' && { serialNumber }),
    ...(phone !== '' && { phone }),
    ...(orderID !== undefined && { orderID }),
  };
}
