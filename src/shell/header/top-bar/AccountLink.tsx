import { Link, type LinkProps } from '@tanstack/react-router';
import { useSession } from '#src/auth/session/session-store.ts';

interface AccountLinkProps extends Pick<LinkProps, 'to' | 'search' | 'children'> {
  className: string | undefined;
  /** Called instead of the navigation when nobody is signed in. */
  onVisitor: () => void;
}

/** A link of the frame into the account, which does something else for a visitor. */
export function AccountLink({ onVisitor, ...link }: AccountLinkProps) {
  const visitor = useSession().status === 'unauthenticated';
  return (
    <Link
      {...link}
      onClick={(event) => {
        if (!visitor) return;
        event.preventDefault();
        onVisitor();
      }}
    />
  );
}
