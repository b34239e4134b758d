import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { cartChangesOf } from '#src/features/cart/cart-actions.ts';
import { CartDoor } from '#src/features/cart/cart-door.ts';
import { useCartQuantity } from '#src/features/cart/cart-preview.ts';
import {
  firstQuantity,
  fitQuantity,
  lastQuantity,
  stepDown,
  stepUp,
} from '#src/features/cart/quantity.ts';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/Button.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import classes from './BuyControl.module.css';
import { UnavailableAction } from './UnavailableAction.tsx';

interface BuyControlProps {
  product: ProductCard;
  size?: 'sm' | 'md';
}

/**
 * «В корзину», which becomes a stepper in the same place and size. A product that cannot be bought
 * offers there what the server names instead.
 */
export function BuyControl({ product, size = 'md' }: BuyControlProps) {
  if (!product.available) {
    return (
      <div className={classes.place} data-size={size}>
        <UnavailableAction product={product} />
      </div>
    );
  }
  return <CartControl product={product} size={size} />;
}

function CartControl({ product, size }: Required<BuyControlProps>) {
  const changes = cartChangesOf(useQueryClient());
  const door = useContext(CartDoor);
  const quantity = useCartQuantity(product.id);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const inCart = quantity > 0;

  // The button that was pressed has given way: its focus goes to what stands in its place.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const buttons = place.current?.querySelectorAll('button');
    buttons?.[inCart ? buttons.length - 1 : 0]?.focus({ preventScroll: true });
  }, [inCart]);

  const want = (wished: number) => {
    pressed.current =
      wished > 0 !== inCart && place.current?.contains(document.activeElement) === true;
    const fitted = fitQuantity(wished, product);
    (door ?? changes.want)({ productID: product.id, quantity: fitted });
    announce(fitted > 0 ? `В корзине ${fitted} шт.: ${product.name}` : `Убрано: ${product.name}`);
  };

  return (
    <div ref={place} className={classes.place} data-size={size}>
      {inCart ? (
        <QuantityStepper
          fullWidth
          size={size}
          label={`Количество: ${product.name}`}
          value={quantity}
          next={stepUp(quantity, product)}
          previous={stepDown(quantity, product)}
          limitReason={`Больше нет: всего ${lastQuantity(product)} шт.`}
          onChange={want}
        />
      ) : (
        <Button fullWidth className={classes.buy} onClick={() => want(firstQuantity(product))}>
          В корзину
        </Button>
      )}
    </div>
  );
}
