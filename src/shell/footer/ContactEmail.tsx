import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { contactEmail } from '#src/lib/contacts.ts';

/** The e-mail of the deployment, as the information pages have it. */
export function ContactEmail({ className }: { className: string | undefined }) {
  const { data } = useQuery(settingsQuery());
  const email = data?.contactEmail ?? contactEmail;
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}
