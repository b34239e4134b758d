import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { cartChangesOf } from '#src/features/cart-parts/cart-actions.ts';
import { useCartQuantity, usePendingQuantities } from '#src/features/cart-parts/cart-preview.ts';
import { fitQuantity, stepDown, stepUp } from '#src/features/cart-parts/quantity.ts';
import { quantityReason } from '#src/features/cart-parts/quantity-reason.ts';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import classes from './RowQuantity.module.css';
import { UnavailableAction } from './UnavailableAction.tsx';

/**
 * How many of a row's product are in the cart, as a field that is always there: a number and Enter
 * put so many into the cart and lead to the next row; the arrows lead up and down. What could not
 * be done as typed is said in the row.
 */
export function RowQuantity({ product }: { product: ProductCard }) {
  return product.available ? <Field product={product} /> : <UnavailableAction product={product} />;
}

function Field({ product }: { product: ProductCard }) {
  const changes = cartChangesOf(useQueryClient());
  const quantity = useCartQuantity(product.id);
  const pending = usePendingQuantities().has(product.id);
  const [asked, setAsked] = useState<number | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [rejected, setRejected] = useState(false);

  // The answer is here when the wish is no longer pending; by then the cart says what came of it.
  useEffect(() => {
    if (asked === null || pending) return;
    setAsked(null);
    setRejected(quantity !== asked);
    if (quantity !== asked) announce(`Не удалось изменить количество: ${product.name}`);
  }, [asked, pending, quantity, product.name]);

  const want = (typed: number) => {
    const fitted = fitQuantity(typed, product);
    setRejected(false);
    changes.enqueue({ productID: product.id, quantity: fitted });
    // A visitor is asked to sign in instead.
    if (!changes.pending().has(product.id)) return;
    setAsked(fitted);
    announce(fitted > 0 ? `В корзине ${fitted} шт.: ${product.name}` : `Убрано: ${product.name}`);
  };
  return (
    <div className={classes.quantity}>
      <QuantityStepper
        fullWidth
        size="sm"
        label={`Количество: ${product.name}`}
        value={quantity}
        next={stepUp(quantity, product)}
        previous={stepDown(quantity, product)}
        explain={(requested) => quantityReason(requested, product)}
        floorReason="Этого товара нет в корзине"
        onNote={setNote}
        onChange={want}
        onFieldKey={leadOn}
      />
      {(rejected || note !== null) && (
        <span className={classes.note} data-rejected={rejected || undefined}>
          {rejected ? 'Не удалось, попробуйте ещё раз' : note}
        </span>
      )}
    </div>
  );
}

/** Leaving a field is what puts its number into the cart: Enter and the arrows only lead on. */
function leadOn(event: KeyboardEvent<HTMLInputElement>): boolean {
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
