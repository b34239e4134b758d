import { IconHeart, IconShoppingCart } from '@tabler/icons-react';
import { useSignedIn } from '#src/auth/session-store.ts';
import { useCartCount } from '#src/features/cart/cart-preview.ts';
import { CompareIcon } from '#src/features/compare/CompareIcon.tsx';
import { useCompareList } from '#src/features/compare/compare-list.ts';
import { useFavoriteCount } from '#src/features/favorites/favorites.ts';
import { countOf } from '#src/lib/plurals.ts';
import { AccountButton } from './AccountButton.tsx';
import classes from './HeaderActions.module.css';
import { HeaderButton, HeaderLink } from './HeaderButton.tsx';
import { openAfterSignIn } from './open-page-action.ts';

const goods = ['товар', 'товара', 'товаров'] as const;

/** Compare, favourites, cart and account. Favourites and cart lead somewhere only when signed in. */
export function HeaderActions() {
  const signedIn = useSignedIn();
  const compared = useCompareList().length;
  const favorites = useFavoriteCount();
  const inCart = useCartCount();
  return (
    <div className={classes.actions}>
      <HeaderLink
        to="/compare"
        label="Сравнение"
        icon={<CompareIcon />}
        count={compared}
        countLabel={countOf(compared, goods)}
      />
      {signedIn ? (
        <HeaderLink
          to="/profile/favorites"
          label="Избранное"
          icon={<IconHeart aria-hidden="true" />}
          count={favorites}
          countLabel={countOf(favorites ?? 0, goods)}
        />
      ) : (
        <HeaderButton
          label="Избранное"
          icon={<IconHeart aria-hidden="true" />}
          onClick={() => openAfterSignIn('/profile/favorites')}
        />
      )}
      <div className={classes.desktop}>
        {signedIn ? (
          <HeaderLink
            to="/cart"
            label="Корзина"
            icon={<IconShoppingCart aria-hidden="true" />}
            count={inCart}
            countLabel={countOf(inCart, goods)}
          />
        ) : (
          <HeaderButton
            label="Корзина"
            icon={<IconShoppingCart aria-hidden="true" />}
            onClick={() => openAfterSignIn('/cart')}
          />
        )}
        <AccountButton />
      </div>
    </div>
  );
}
