import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Installment } from '#generated/api/model/index.ts';
import { openUrl } from '#src/features/order-parts/open-url.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { InstallmentPlans } from './InstallmentPlans.tsx';

interface InstallmentApplicationProps {
  installment: Installment;
  applyURL: string;
}

/**
 * The user chooses a plan, accepts the terms and goes to the bank, which receives the chosen plan.
 */
export function InstallmentApplication({ installment, applyURL }: InstallmentApplicationProps) {
  const { amount, plans } = installment;
  const [months, setMonths] = useState(plans[0]?.months ?? null);
  const [agreed, setAgreed] = useState(false);
  const apply = () => {
    const url = new URL(applyURL);
    if (months !== null) url.searchParams.set('months', String(months));
    openUrl(url.href);
  };
  return (
    <Stack gap="md">
      <Text>Сумма рассрочки – {formatMoney(amount)}. Выберите срок:</Text>
      <InstallmentPlans plans={plans} chosen={months} onChoose={setMonths} />
      <Checkbox
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        label="Согласен с условиями рассрочки и с передачей данных о заказе банку"
      />
      <div>
        <Button disabled={!agreed || months === null} onClick={apply} aria-describedby="apply-hint">
          Подать заявку в банк
        </Button>
        <Text size="sm" c="dimmed" mt="xxs" id="apply-hint">
          {agreed
            ? 'Откроется страница банка; после решения вы вернётесь в заказ.'
            : 'Сначала отметьте, что согласны с условиями.'}
        </Text>
      </div>
    </Stack>
  );
}
