import { contactPhone } from '#src/lib/contacts.ts';
import { formatFreePhone } from '#src/lib/phone.ts';

/** The shop's telephone as a link. */
export function PhoneLink() {
  return <a href={`tel:${contactPhone}`}>{formatFreePhone(contactPhone)}</a>;
}
