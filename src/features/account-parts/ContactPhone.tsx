import { formatContactPhone } from '#src/lib/contacts/phone.ts';
import { useContacts } from './use-contacts.ts';

/** The phone of the deployment as a link that dials it. */
export function ContactPhone({ className }: { className?: string | undefined }) {
  const { contactPhone } = useContacts();
  return (
    <a href={`tel:${contactPhone}`} className={className}>
      {formatContactPhone(contactPhone)}
    </a>
  );
}
