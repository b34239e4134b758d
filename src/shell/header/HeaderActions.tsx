import { useSignedIn } from '#src/auth/session/session-store.ts';
import { useCartCount } from '#src/features/cart-parts/change/cart-quantities.ts';
import { CompareIcon } from '#src/features/product-parts/compare/CompareIcon.tsx';
import { useCompareList } from '#src/features/product-parts/compare/compare-list.ts';
import { useFavoriteCount } from '#src/features/product-parts/favorites/favorites.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { openAfterSignIn } from '#src/shell/open-page-action.ts';
import { CartIcon } from '#src/ui/kit/icons/CartIcon.tsx';
import { HeartIcon } from '#src/ui/kit/icons/HeartIcon.tsx';
import { AccountButton } from './AccountButton.tsx';
import classes from './HeaderActions.module.css';
import { HeaderButton, HeaderLink } from './HeaderButton.tsx';

const compareIcon = <CompareIcon />;
const heartIcon = <HeartIcon />;
const cartIcon = <CartIcon />;

/**
 * Compare, favorites, cart and account. Favorites and cart are links only when signed in. Each is a
 * component of its own: a click on a card changes one number, and only that re-renders.
 */
export function HeaderActions() {
  return (
    <div className={classes.actions}>
      <Compared />
      <Favorites />
      <div className={classes.desktop}>
        <Cart />
      </div>
      <AccountButton />
    </div>
  );
}

function Compared() {
  const count = useCompareList().length;
  return (
    <HeaderLink
      to="/compare"
      label="Сравнение"
      icon={compareIcon}
      count={count}
      countLabel={countOf(count, productForms)}
    />
  );
}

function Favorites() {
  const signedIn = useSignedIn();
  const count = useFavoriteCount();
  return signedIn ? (
    <HeaderLink
      to="/profile/favorites"
      label="Избранное"
      icon={heartIcon}
      count={count}
      countLabel={countOf(count, productForms)}
    />
  ) : (
    <HeaderButton
      label="Избранное"
      icon={heartIcon}
      onClick={() => openAfterSignIn('/profile/favorites')}
    />
  );
}

function Cart() {
  const signedIn = useSignedIn();
  const count = useCartCount();
  return signedIn ? (
    <HeaderLink
      to="/cart"
      label="Корзина"
      icon={cartIcon}
      count={count}
      countLabel={countOf(count, productForms)}
    />
  ) : (
    <HeaderButton label="Корзина" icon={cartIcon} onClick={() => openAfterSignIn('/cart')} />
  );
}
