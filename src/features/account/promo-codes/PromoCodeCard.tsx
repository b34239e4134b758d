import { Badge, Text } from '@mantine/core';
import { useId } from 'react';
import { useAddCartPromoCode } from '#generated/api/cart/add-cart-promo-code.ts';
import type { OwnPromoCode } from '#generated/api/model/ownPromoCode.ts';
import { ApiError } from '#src/api/errors.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton, LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { ListRow } from '#src/ui/kit/list/ListRow.tsx';
import classes from './PromoCodeCard.module.css';
import { factsOf } from './promo-code-labels.ts';
import { useOpenCart } from './use-open-cart.ts';

const REJECTIONS = [422, 429];

/** A promo code with its terms, and what can be done with it. */
export function PromoCodeCard({ code }: { code: OwnPromoCode }) {
  const { couponCode, name, description, state, applied, usedOrder } = code;
  const facts = factsOf(code);
  return (
    <ListRow className={classes.card}>
      <div className={classes.texts}>
        <Text fw={600}>{name}</Text>
        {description !== '' && <Text size="sm">{description}</Text>}
        {facts.length > 0 && (
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        )}
        {usedOrder !== null && (
          <Text size="sm" c="dimmed">
            Использован в{' '}
            <LinkText to="/order/$id" params={{ id: usedOrder.id }} size="sm">
              заказе {usedOrder.number}
            </LinkText>
          </Text>
        )}
        {state === 'Used' && usedOrder === null && (
          <Text size="sm" c="dimmed">
            Закончился: все применения израсходованы
          </Text>
        )}
      </div>
      <div className={classes.side}>
        <code className={classes.code}>{couponCode}</code>
        {state === 'Upcoming' && (
          <Badge variant="light" color="gray" tt="none">
            Ещё не начался
          </Badge>
        )}
        {state === 'Active' && (applied ? <Applied /> : <Apply couponCode={couponCode} />)}
      </div>
    </ListRow>
  );
}

function Applied() {
  return (
    <LinkButton to="/cart" variant="default">
      Уже в корзине
    </LinkButton>
  );
}

/** Applies the code to the cart; a rejection is shown below the button. */
function Apply({ couponCode }: { couponCode: string }) {
  const openCart = useOpenCart();
  const errorID = useId();
  const add = useAddCartPromoCode({
    mutation: { meta: { handledStatuses: REJECTIONS }, onSuccess: openCart },
  });
  const apply = useSingleRun(add.mutateAsync);
  const { error } = add;
  const rejection =
    error instanceof ApiError && REJECTIONS.includes(error.status) ? error.message : null;
  return (
    <>
      <Button
        variant="light"
        loading={add.isPending}
        aria-label={`Применить промокод ${couponCode}`}
        aria-describedby={rejection === null ? undefined : errorID}
        onClick={() => apply({ data: { couponCode } })}
      >
        Применить
      </Button>
      {rejection !== null && (
        <p id={errorID} role="alert" className={classes.rejection}>
          {rejection}{' '}
          <LinkText to="/cart" size="sm">
            Открыть корзину
          </LinkText>
        </p>
      )}
    </>
  );
}
