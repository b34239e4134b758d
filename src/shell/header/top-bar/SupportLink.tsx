import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';
import { AccountLink } from './AccountLink.tsx';

/** «Поддержка»: the user's tickets; a visitor, who has none, writes one at once. */
export function SupportLink({ className }: { className: string | undefined }) {
  return (
    <AccountLink
      to="/profile/support"
      className={className}
      onVisitor={() => writeTicket({ kind: 'General' })}
    >
      Поддержка
    </AccountLink>
  );
}
