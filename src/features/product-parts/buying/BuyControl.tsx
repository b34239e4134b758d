import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { announceQuantity, cartChangesOf } from '#src/features/cart-parts/change/cart-actions.ts';
import { AddToCartContext } from '#src/features/cart-parts/change/cart-change.ts';
import { useCartQuantity } from '#src/features/cart-parts/change/cart-quantities.ts';
import { fitQuantity, stepDown, stepUp } from '#src/features/cart-parts/quantity.ts';
import { quantityReason } from '#src/features/cart-parts/quantity-reason.ts';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import classes from './BuyControl.module.css';
import { UnavailableAction } from './UnavailableAction.tsx';

interface BuyControlProps {
  product: ProductCard;
  size?: 'sm' | 'md';
}

/**
 * «В корзину», which becomes a stepper of the same size in the same place. A product that cannot be
 * ordered offers the server's alternative instead.
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
  const enqueueInFeed = useContext(AddToCartContext);
  const quantity = useCartQuantity(product.id);
  const changeQuantity = (requested: number) => {
    const fitted = fitQuantity(requested, product);
    (enqueueInFeed ?? changes.enqueue)({ productID: product.id, quantity: fitted });
    announceQuantity(product, fitted);
  };

  return (
    <QuantityStepper
      fullWidth
      size={size}
      product={product.name}
      value={quantity}
      next={stepUp(quantity, product)}
      previous={stepDown(quantity, product)}
      explain={(requested, isTyped) => quantityReason(requested, product, isTyped)}
      startLabel="В корзину"
      onChange={changeQuantity}
    />
  );
}
