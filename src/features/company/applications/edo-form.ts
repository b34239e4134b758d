import {
  type EDORequest,
  eDORequestEmailMax,
  eDORequestFullNameMax,
} from '#generated/api/model/eDORequest.ts';
import type { Profile } from '#generated/api/model/profile.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { normalizablePhone } from '#src/lib/contacts/typed-phone.ts';
import { all, email, maxLength, personName, required } from '#src/lib/validation.ts';

/** Values of the form, as typed. */
export type EdoValues = EDORequest & Record<string, unknown>;

/** Rules of the fields; lengths are those of the contract. */
export const edoRules = {
  partnerID: required,
  fullName: all(required, personName, maxLength(eDORequestFullNameMax)),
  email: all(required, email, maxLength(eDORequestEmailMax)),
  phone: all(required, normalizablePhone),
};

/** The form filled in with what is known of the user. */
export function initialEdo(partnerID: string, user: Profile['user'] | undefined): EdoValues {
  const names = [user?.lastName, user?.firstName, user?.middleName].filter(Boolean);
  return {
    partnerID,
    operatorEdo: 'Diadok',
    fullName: names.join(' '),
    email: user?.email ?? '',
    phone: user?.phone ?? '+7',
  };
}

/** The request body: trimmed, the phone normalized. */
export function edoRequest(values: EdoValues): EDORequest {
  return {
    partnerID: values.partnerID,
    operatorEdo: values.operatorEdo,
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    phone: normalizePhone(values.phone),
  };
}
