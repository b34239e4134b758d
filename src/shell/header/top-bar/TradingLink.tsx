import { openAfterSignIn } from '#src/shell/open-page-action.ts';
import { AccountLink } from './AccountLink.tsx';

/** «Торгующим организациям»: a visitor must sign in first. */
export function TradingLink({ className }: { className: string | undefined }) {
  return (
    <AccountLink
      to="/profile/companies"
      search={{ apply: 'trading' }}
      className={className}
      onVisitor={() => openAfterSignIn('/profile/companies?apply=trading')}
    >
      Торгующим организациям
    </AccountLink>
  );
}
