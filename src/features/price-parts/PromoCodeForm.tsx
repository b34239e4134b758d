import { TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useAddCartPromoCode } from '#generated/api/cart/add-cart-promo-code.ts';
import type { Cart } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { COUPON_CODE_LENGTH } from '#src/lib/contract-lengths.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import classes from './PromoCodes.module.css';

const REJECTIONS = [400, 422, 429];
/** 400: no code looks like this. */
const INVALID_CODE = 'Промокод состоит из букв, цифр, дефисов и подчёркиваний';

interface PromoCodeFormProps {
  /** Products that a code may apply to. */
  products: readonly { id: string; name: string }[];
  onApplied: (cart: Cart) => void;
}

/** A field for a promo code; with a code, also a choice of what it applies to. */
export function PromoCodeForm({ products, onApplied }: PromoCodeFormProps) {
  const [code, setCode] = useState('');
  const [productID, setProductID] = useState('');
  const add = useAddCartPromoCode({
    mutation: {
      meta: { handledStatuses: REJECTIONS },
      onSuccess: (cart) => {
        onApplied(cart);
        setCode('');
        setProductID('');
      },
    },
  });
  const apply = useSingleRun(add.mutateAsync);
  // A copied code may have spaces around it or in its middle.
  const couponCode = code.replaceAll(/\s/g, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (couponCode !== '') apply({ data: { couponCode, ...(productID && { productID }) } });
  };
  const errorID = useId();
  const { error } = add;
  const rejection = rejectionOf(error);
  return (
    <form onSubmit={submit} className={classes.form} data-print="hidden">
      <TextInput
        aria-label="Промокод"
        placeholder="Промокод"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={COUPON_CODE_LENGTH}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          add.reset();
        }}
        error={rejection !== null}
        aria-describedby={rejection === null ? undefined : errorID}
      />
      <Button
        type="submit"
        size="md"
        variant="default"
        className={classes.apply}
        loading={add.isPending}
        disabled={couponCode === ''}
      >
        Применить
      </Button>
      {rejection !== null && (
        <p id={errorID} role="alert" className={classes.rejection}>
          {rejection}
        </p>
      )}
      {couponCode !== '' && products.length > 1 && (
        <SelectField
          className={classes.scope ?? ''}
          aria-label="К чему применить промокод"
          value={productID}
          onChange={(event) => setProductID(event.currentTarget.value)}
          options={[
            { value: '', label: 'Ко всему, на что он действует' },
            ...products.map(({ id, name }) => ({ value: id, label: `Только: ${name}` })),
          ]}
        />
      )}
    </form>
  );
}

function rejectionOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || !REJECTIONS.includes(error.status)) return null;
  return error.status === 400 ? INVALID_CODE : error.message;
}
