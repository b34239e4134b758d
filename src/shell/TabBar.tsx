import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSignedIn } from '#src/auth/session/session-store.ts';
import { useCartCount } from '#src/features/cart-parts/change/cart-quantities.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { CartIcon } from '#src/ui/kit/icons/CartIcon.tsx';
import { GridIcon } from '#src/ui/kit/icons/GridIcon.tsx';
import { HomeIcon } from '#src/ui/kit/icons/HomeIcon.tsx';
import { UserIcon } from '#src/ui/kit/icons/UserIcon.tsx';
import { accountDrawer } from './account/account-drawer.ts';
import classes from './TabBar.module.css';

const person = (
  <>
    <UserIcon />
    Профиль
  </>
);

/** The tab bar of a phone. For visitors cart and profile open the account menu. */
export function TabBar() {
  const signedIn = useSignedIn();
  return (
    <nav className={classes.bar} aria-label="Главное меню">
      <Link to="/" className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
        <HomeIcon />
        Главная
      </Link>
      <Link to="/catalog" className={classes.tab}>
        <GridIcon />
        Каталог
      </Link>
      <CartTab signedIn={signedIn} />
      {signedIn ? (
        <Link to="/profile" className={classes.tab}>
          {person}
        </Link>
      ) : (
        <AccountTab>{person}</AccountTab>
      )}
    </nav>
  );
}

/** A component of its own: only it re-renders when the number changes. */
function CartTab({ signedIn }: { signedIn: boolean }) {
  const inCart = useCartCount();
  const onCartPage = useRouterState({ select: ({ location }) => location.pathname === '/cart' });
  const cart = (
    <>
      <span className={classes.icon}>
        <CartIcon />
        {inCart > 0 && (
          <span className={classes.count} aria-hidden="true">
            {inCart > 99 ? '99+' : inCart}
          </span>
        )}
      </span>
      Корзина
      {inCart > 0 && <Hidden>: {countOf(inCart, productForms)}</Hidden>}
    </>
  );
  if (!signedIn) return <AccountTab>{cart}</AccountTab>;
  return (
    <Link
      to="/cart"
      className={classes.tab}
      data-highlighted={(inCart > 0 && !onCartPage) || undefined}
    >
      {cart}
    </Link>
  );
}

function AccountTab({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={classes.tab}
      aria-haspopup="dialog"
      onClick={() => accountDrawer.set(true)}
    >
      {children}
    </button>
  );
}
