import { Link } from '@tanstack/react-router';
import { useSession } from '#src/auth/session-store.ts';
import { openAfterSignIn } from '#src/shell/open-page-action.ts';

/** «Торгующим организациям»: a visitor is asked to sign in first. */
export function TradingLink({ className }: { className: string | undefined }) {
  const visitor = useSession().status === 'unauthenticated';
  return (
    <Link
      to="/profile/companies"
      search={{ apply: 'trading' }}
      className={className}
      onClick={(event) => {
        if (!visitor) return;
        event.preventDefault();
        openAfterSignIn('/profile/companies?apply=trading');
      }}
    >
      Торгующим организациям
    </Link>
  );
}
