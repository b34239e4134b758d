import { Checkbox, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { CartItem, CartOrder } from '#generated/api/model/index.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import classes from './CartLine.module.css';
import { CartLineSums } from './CartLineSums.tsx';
import { cartChangesOf } from './cart-actions.ts';
import { isOrderable } from './cart-lines.ts';
import { LineProblems } from './LineProblems.tsx';
import { fitQuantity, lastQuantity, stepDown, stepUp } from './quantity.ts';

interface CartLineProps {
  item: CartItem;
  problems: CartOrder['problems'];
  /** Ticked for checkout; absent when the line cannot be ordered. */
  selected?: boolean;
  onSelect?: (selected: boolean) => void;
}

/** One product of the cart: tick, picture, name, price, stepper, sum, problems. */
export function CartLine({ item, problems, selected, onSelect }: CartLineProps) {
  const changes = cartChangesOf(useQueryClient());
  const { product, quantity, isGift } = item;
  const want = (next: number) => changes.want({ productID: product.id, quantity: next });
  const orderable = isOrderable(item);
  return (
    <li className={classes.line} data-unavailable={!orderable || undefined}>
      {onSelect && !isGift && (
        <Checkbox
          className={classes.tick ?? ''}
          aria-label={`Выбрать: ${product.name}`}
          checked={selected ?? false}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <div className={classes.picture}>
        <Picture picture={product.images[0] ?? null} alt="" sizes="88px" />
      </div>
      <div className={classes.texts}>
        <LinkText
          to="/products/$slug"
          params={{ slug: product.slug }}
          tone="inherit"
          className={classes.name}
        >
          {product.name}
        </LinkText>
        <Text size="sm" c="dimmed">
          {[product.brandName, product.vendorCode].filter(Boolean).join(' · ')}
        </Text>
        <LineProblems problems={problems} />
      </div>
      <div className={classes.controls}>
        {isGift && (
          <Text component="span" size="sm">
            {quantity} шт., подарок по акции
          </Text>
        )}
        {orderable && !isGift && (
          <QuantityStepper
            value={quantity}
            label={`Количество: ${product.name}`}
            next={stepUp(quantity, product)}
            previous={stepDown(quantity, product)}
            limitReason={`Больше нет: осталось ${lastQuantity(product)} шт.`}
            onChange={(typed) => want(fitQuantity(typed, product))}
          />
        )}
        {!isGift && !(orderable && stepDown(quantity, product) === 0) && (
          <IconButton label={`Удалить из корзины: ${product.name}`} onClick={() => want(0)}>
            <IconTrash size="1.25rem" />
          </IconButton>
        )}
      </div>
      <CartLineSums item={item} />
    </li>
  );
}
