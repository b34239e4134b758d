import { IconHeartFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { HeartIcon } from '#src/ui/kit/icons/HeartIcon.tsx';
import classes from './FavoriteToggle.module.css';
import { changeFavorite, useIsFavorite } from './favorites.ts';

// One element for all cards.
const off = <HeartIcon size="1.25rem" stroke={1.75} />;
const on = <IconHeartFilled size="1.25rem" />;

/** The favorite button of a product. */
export function FavoriteToggle({ productID }: { productID: string }) {
  const client = useQueryClient();
  const isFavorite = useIsFavorite(productID);
  return (
    <IconButton
      label={isFavorite ? 'Убрать из избранного' : 'Добавить в избранное'}
      className={isFavorite ? classes.on : undefined}
      onClick={() => changeFavorite(client, productID, !isFavorite)}
    >
      {isFavorite ? on : off}
    </IconButton>
  );
}
