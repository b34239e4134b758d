import { useContacts } from '#src/features/account-parts/use-contacts.ts';

/** The e-mail of the deployment, as the information pages have it. */
export function ContactEmail({ className }: { className: string | undefined }) {
  const { contactEmail: email } = useContacts();
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}
