import { type NewRecipient, newRecipientEmailMax } from '#generated/api/model/newRecipient.ts';
import { PersonNameMax } from '#generated/api/model/personName.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { typedPhone } from '#src/lib/contacts/typed-phone.ts';
import { all, email, maxLength, personName, type Rule, required } from '#src/lib/validation.ts';

/** Values of the recipient form, as typed. */
export const emptyRecipient = {
  lastName: '',
  firstName: '',
  middleName: '',
  phone: '+7',
  email: '',
};

export type RecipientValues = typeof emptyRecipient;

/** Rules of the fields; lengths are those of the contract. */
export const recipientRules: Record<keyof RecipientValues, Rule> = {
  lastName: all(required, personName, maxLength(PersonNameMax)),
  firstName: all(required, personName, maxLength(PersonNameMax)),
  middleName: all(personName, maxLength(PersonNameMax)),
  phone: all(required, typedPhone),
  email: all(email, maxLength(newRecipientEmailMax)),
};

/** The request body of the form: trimmed, the phone normalized, blank optional fields as null. */
export function newRecipient(values: RecipientValues): NewRecipient {
  return {
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    middleName: values.middleName.trim() || null,
    phone: normalizePhone(values.phone),
    email: values.email.trim() || null,
  };
}
