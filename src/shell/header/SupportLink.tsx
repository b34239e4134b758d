import { Link } from '@tanstack/react-router';
import { useSession } from '#src/auth/session-store.ts';
import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';

/** «Поддержка»: the user's tickets; a visitor, who has none, writes one at once. */
export function SupportLink({ className }: { className: string | undefined }) {
  const visitor = useSession().status === 'unauthenticated';
  return (
    <Link
      to="/profile/support"
      className={className}
      onClick={(event) => {
        if (!visitor) return;
        event.preventDefault();
        writeTicket({ kind: 'General' });
      }}
    >
      Поддержка
    </Link>
  );
}
