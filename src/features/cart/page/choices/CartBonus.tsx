import { Radio, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useChangeCartBonusAction } from '#generated/api/cart/change-cart-bonus-action.ts';
import type { BonusAction, BonusChoice } from '#generated/api/model/index.ts';
import { cartScope } from '#src/features/cart-parts/change/cart-actions.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

const forms = ['бонус', 'бонуса', 'бонусов'] as const;

/** The use of bonuses: none, spent on this order, or earned by it. */
export function CartBonus({ bonus }: { bonus: BonusChoice }) {
  const client = useQueryClient();
  const { mutate } = useChangeCartBonusAction({
    mutation: { scope: cartScope, onSuccess: (cart) => applyCart(client, cart) },
  });
  const { action, maxSpend, earn, allowedActions } = bonus;
  const [chosen, choose] = useOptimisticChoice(action, (value, options) =>
    mutate({ data: { action: value } }, options),
  );
  const labels: Record<BonusAction, string> = {
    None: 'Не использовать',
    Spend: maxSpend > 0 ? `Списать ${countOf(maxSpend, forms)}` : 'Списать',
    Save: earn > 0 ? `Накопить ${countOf(earn, forms)}` : 'Копить',
  };
  return (
    <Radio.Group
      label="Бонусы"
      description={describeBalance(bonus)}
      value={chosen}
      onChange={(value) => choose(value as BonusAction)}
    >
      <Stack gap="xs" mt="xs">
        {(['None', 'Spend', 'Save'] as const).map((value) => (
          <Radio
            key={value}
            value={value}
            label={labels[value]}
            disabled={!allowedActions.includes(value)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** The balance; omitted when the reason why it cannot be spent states it. */
function describeBalance({ balance, reason }: BonusChoice): string | null {
  if (reason) return reason;
  return balance.hasError ? null : `На счету ${countOf(balance.value, forms)}`;
}
