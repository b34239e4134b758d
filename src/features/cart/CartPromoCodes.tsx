import { Button, CloseButton, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAddCartPromoCode, useDeleteCartPromoCode } from '#generated/api/cart/cart.ts';
import type { PromoCode } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { formatMoney } from '#src/lib/money.ts';
import classes from './CartPromoCodes.module.css';
import { applyCart } from './cart-cache.ts';

const REFUSALS = [422, 429];
const CODE_LIMIT = 50;

/** A field for a promo code, and the codes that are in use with what they give. */
export function CartPromoCodes({ codes }: { codes: readonly PromoCode[] }) {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const add = useAddCartPromoCode({
    mutation: {
      meta: { handledStatuses: REFUSALS },
      onSuccess: (cart) => {
        applyCart(client, cart);
        setCode('');
      },
    },
  });
  const remove = useDeleteCartPromoCode({
    mutation: { onSuccess: (cart) => applyCart(client, cart) },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const couponCode = code.trim();
    if (couponCode !== '') add.mutate({ data: { couponCode } });
  };
  const refused = add.error instanceof ApiError && REFUSALS.includes(add.error.status);
  return (
    <section aria-label="Промокоды" className={classes.part}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          aria-label="Промокод"
          placeholder="Промокод"
          autoComplete="off"
          className={classes.field ?? ''}
          maxLength={CODE_LIMIT}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={refused && add.error instanceof ApiError ? add.error.message : null}
        />
        <Button type="submit" variant="default" loading={add.isPending} disabled={!code.trim()}>
          Применить
        </Button>
      </form>
      {codes.length > 0 && (
        <ul className={classes.codes}>
          {codes.map(({ couponCode, name, discount, allowed, reason }) => (
            <li key={couponCode} className={classes.code}>
              <div>
                <Text size="sm" fw={500}>
                  {name}
                </Text>
                <Text size="sm" c="dimmed">
                  {allowed ? `${couponCode}: −${formatMoney(discount)}` : (reason ?? couponCode)}
                </Text>
              </div>
              <CloseButton
                aria-label={`Убрать промокод ${couponCode}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ data: { couponCode } })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
