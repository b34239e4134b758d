import type {
  FinDocsRecipient,
  FinDocument,
  NewFinDocsRecipient,
} from '#generated/api/model/index.ts';
import {
  newFinDocsRecipientEmailMax,
  newFinDocsRecipientPositionMax,
} from '#generated/api/model/newFinDocsRecipient.ts';
import { PersonNameMax } from '#generated/api/model/personName.ts';
import { normalizePhone } from '#src/lib/contacts/phone.ts';
import { typedPhone } from '#src/lib/contacts/typed-phone.ts';
import { all, email, maxLength, personName, type Rule, required } from '#src/lib/validation.ts';
import { documentLabels } from './document-labels.ts';

/** Values of the form, as typed; the documents are joined by commas. */
const empty = {
  lastName: '',
  firstName: '',
  middleName: '',
  position: '',
  email: '',
  phone: '',
  documents: '',
};

export type FinDocsValues = typeof empty;

/** The values of a recipient that is edited, or of a new one. */
export function valuesOf(recipient: FinDocsRecipient | null): FinDocsValues {
  if (recipient === null) return empty;
  return {
    lastName: recipient.lastName,
    firstName: recipient.firstName,
    middleName: recipient.middleName ?? '',
    position: recipient.position ?? '',
    email: recipient.email,
    phone: recipient.phone ?? '',
    documents: recipient.documents.join(),
  };
}

/** Rules of the fields; lengths are those of the contract. */
export const finDocsRules: Record<keyof FinDocsValues, Rule> = {
  lastName: all(required, personName, maxLength(PersonNameMax)),
  firstName: all(required, personName, maxLength(PersonNameMax)),
  middleName: all(personName, maxLength(PersonNameMax)),
  position: maxLength(newFinDocsRecipientPositionMax),
  email: all(required, email, maxLength(newFinDocsRecipientEmailMax)),
  phone: typedPhone,
  documents: required,
};

/** The selected documents, in the order of their labels. */
export function documentsOf({ documents }: Pick<FinDocsValues, 'documents'>): FinDocument[] {
  const selected = documents.split(',');
  const known = Object.keys(documentLabels) as FinDocument[];
  return known.filter((document) => selected.includes(document));
}

/** The request body of the form: trimmed, blank optional fields as null. */
export function newFinDocsRecipient(values: FinDocsValues): NewFinDocsRecipient {
  return {
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    middleName: values.middleName.trim() || null,
    position: values.position.trim() || null,
    email: values.email.trim(),
    phone: normalizePhone(values.phone) || null,
    documents: documentsOf(values),
  };
}
