import { Checkbox, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { CartItem, CartOrder } from '#generated/api/model/index.ts';
import { LineProblems } from '#src/features/cart/page/lines/problems/LineProblems.tsx';
import { cartChangesOf } from '#src/features/cart-parts/change/cart-actions.ts';
import { leaveLine, lineID } from '#src/features/cart-parts/line-focus.ts';
import { firstQuantity, fitQuantity, stepDown, stepUp } from '#src/features/cart-parts/quantity.ts';
import { limitText, quantityReason } from '#src/features/cart-parts/quantity-reason.ts';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import { tooltip } from '#src/ui/kit/messages/tooltip.ts';
import classes from './CartLine.module.css';
import { CartLineSums } from './CartLineSums.tsx';
import { isOrderable, printedQuantity } from './cart-lines.ts';
import { type UnsentChange, unsentText } from './unsent-change.ts';

interface CartLineProps {
  item: CartItem;
  problems: CartOrder['problems'];
  /** Minimal height, for carts of dozens of lines. */
  compact?: boolean;
  /** The last change of the line was not sent. */
  unsent?: UnsentChange | undefined;
  /** Selected for checkout; absent when the line cannot be ordered. */
  selected?: boolean;
  onSelect?: (selected: boolean) => void;
}

/** One product of the cart: checkbox, image, name, price, stepper, sum, problems. */
export function CartLine(props: CartLineProps) {
  const { item, problems, compact = false, selected, onSelect, unsent } = props;
  const changes = cartChangesOf(useQueryClient());
  const { product, quantity, isGift } = item;
  const requestQuantity = (next: number) => {
    if (next === 0) leaveLine(product.id);
    changes.enqueue({ productID: product.id, quantity: next });
  };
  const orderable = isOrderable(item);
  const limit = limitText(quantity, product);
  return (
    <li
      id={isGift ? undefined : lineID(product.id)}
      tabIndex={-1}
      className={classes.line}
      data-line={isGift ? undefined : ''}
      data-unavailable={!orderable || undefined}
    >
      {onSelect && !isGift && (
        <Checkbox
          className={classes.checkbox ?? ''}
          aria-label={`Выбрать: ${product.name}`}
          checked={selected ?? false}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <div className={classes.image}>
        <FramedImage image={product.images[0] ?? null} alt="" sizes={compact ? '40px' : '88px'} />
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
        <LineProblems problems={problems} product={product} />
        {unsent && (
          <Text size="sm" role="alert" className={classes.unsent ?? ''}>
            {unsentText(unsent, quantity)}
          </Text>
        )}
        {orderable && !isGift && limit !== null && problems.length === 0 && (
          <Text size="sm" c="dimmed">
            {limit}
          </Text>
        )}
      </div>
      <div className={classes.controls}>
        {isGift && (
          <Text component="span" size="sm">
            {quantity} шт., подарок по акции
          </Text>
        )}
        {!isGift && <span data-print="only">{printedQuantity(quantity, selected)}</span>}
        {orderable && !isGift && (
          <QuantityStepper
            size={compact ? 'sm' : 'md'}
            value={quantity}
            product={product.name}
            next={stepUp(quantity, product)}
            // Only the remove button beside it deletes, in the same place for every line.
            previous={stepDown(quantity, product) || quantity}
            explain={(requested, isTyped) => quantityReason(requested, product, isTyped)}
            floorReason={`Не меньше ${firstQuantity(product)} шт. Удалить – кнопка рядом`}
            onChange={(typed) => requestQuantity(fitQuantity(typed, product))}
          />
        )}
        {!isGift && (
          <IconButton
            label={`Удалить из корзины: ${product.name}`}
            {...tooltip('Удалить из корзины')}
            data-remove
            onClick={() => requestQuantity(0)}
          >
            <IconTrash size="1.25rem" />
          </IconButton>
        )}
      </div>
      <CartLineSums item={item} />
    </li>
  );
}
