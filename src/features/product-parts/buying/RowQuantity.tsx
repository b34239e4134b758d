import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { announceQuantity, cartChangesOf } from '#src/features/cart-parts/change/cart-actions.ts';
import {
  useCartQuantity,
  usePendingQuantities,
} from '#src/features/cart-parts/change/cart-quantities.ts';
import { fitQuantity, stepDown, stepUp } from '#src/features/cart-parts/quantity.ts';
import { quantityReason } from '#src/features/cart-parts/quantity-reason.ts';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import classes from './RowQuantity.module.css';
import { UnavailableAction } from './UnavailableAction.tsx';

/**
 * The quantity of a row's product in the cart, as a field that is always shown: a number and Enter
 * set the quantity and focus the next row; the arrow keys move up and down. The row shows why a
 * typed quantity is not possible.
 */
export function RowQuantity({ product }: { product: ProductCard }) {
  return product.available ? <Field product={product} /> : <UnavailableAction product={product} />;
}

function Field({ product }: { product: ProductCard }) {
  const changes = cartChangesOf(useQueryClient());
  const quantity = useCartQuantity(product.id);
  const pending = usePendingQuantities().has(product.id);
  const [target, setTarget] = useState<number | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [rejected, setRejected] = useState(false);

  // The pending value is gone once the server has responded; the cart then contains the result.
  useEffect(() => {
    if (target === null || pending) return;
    setTarget(null);
    setRejected(quantity !== target);
    if (quantity !== target) announce(`Не удалось изменить количество: ${product.name}`);
  }, [target, pending, quantity, product.name]);

  const changeQuantity = (typed: number) => {
    const fitted = fitQuantity(typed, product);
    setRejected(false);
    changes.enqueue({ productID: product.id, quantity: fitted });
    // A visitor gets the sign-in prompt instead.
    if (!changes.pending.get().has(product.id)) return;
    setTarget(fitted);
    announceQuantity(product, fitted);
  };
  return (
    <div className={classes.quantity}>
      <QuantityStepper
        fullWidth
        size="sm"
        product={product.name}
        value={quantity}
        next={stepUp(quantity, product)}
        previous={stepDown(quantity, product)}
        explain={(requested, isTyped) => quantityReason(requested, product, isTyped)}
        floorReason="Этого товара нет в корзине"
        onNote={setNote}
        onChange={changeQuantity}
        onFieldKey={moveFocus}
      />
      {(rejected || note !== null) && (
        <span className={classes.note} data-rejected={rejected || undefined}>
          {rejected ? 'Не удалось, попробуйте ещё раз' : note}
        </span>
      )}
    </div>
  );
}

/** Blur commits the number: Enter and the arrow keys only move the focus. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>): boolean {
  const steps: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  const rows = event.currentTarget.closest('table, [data-quick-rows]');
  if (step === undefined || !rows) return false;
  const fields = [...rows.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
  const next = fields[fields.indexOf(event.currentTarget) + step];
  if (!next) return event.key !== 'Enter';
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}
