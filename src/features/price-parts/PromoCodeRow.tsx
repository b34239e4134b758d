import { Text } from '@mantine/core';
import type { PromoCode } from '#generated/api/model/index.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CloseButton } from '#src/ui/kit/buttons/CloseButton.tsx';
import classes from './PromoCodes.module.css';

interface PromoCodeRowProps {
  code: PromoCode;
  pending: boolean;
  /** Applies an offered code. */
  onApply?: () => void;
  /** Removes an applied code. */
  onRemove?: () => void;
}

/** A promo code: its discount or why it has none, and its actions. */
export function PromoCodeRow({ code, pending, onApply, onRemove }: PromoCodeRowProps) {
  const { couponCode, name, discount, allowed, applied, reason } = code;
  return (
    <li className={classes.code}>
      <div className={classes.texts}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {allowed ? `${couponCode}: −${formatMoney(discount)}` : `${couponCode}: ${reason ?? ''}`}
        </Text>
      </div>
      {applied && onRemove && (
        <CloseButton
          label={`Убрать промокод ${couponCode}`}
          disabled={pending}
          onClick={onRemove}
        />
      )}
      {!applied && allowed && onApply && (
        <Button
          variant="light"
          size="compact-sm"
          disabled={pending}
          aria-label={`Применить промокод ${couponCode}`}
          onClick={onApply}
        >
          Применить
        </Button>
      )}
    </li>
  );
}
