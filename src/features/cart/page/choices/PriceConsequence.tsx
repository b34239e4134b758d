import { Stack, Text } from '@mantine/core';
import type { CartOrder } from '#generated/api/model/index.ts';
import { PriceChanges } from '#src/features/price-parts/PriceChanges.tsx';
import { priceChanges } from '#src/features/price-parts/price-changes.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/dialogs/ResponsiveDialog.tsx';

interface PriceConsequenceProps {
  /** What is about to change: a contract, a buyer. */
  what: string;
  before: CartOrder;
  after: CartOrder;
  pending: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** Another buyer or contract has other prices: they are shown before anything changes. */
export function PriceConsequence(props: PriceConsequenceProps) {
  const { what, before, after, pending, onAccept, onClose } = props;
  const total = { was: before.totals.toPay, now: after.totals.toPay };
  const difference = total.now - total.was;
  return (
    <ResponsiveDialog opened onClose={onClose} title="Цены изменятся" size="sm">
      <Stack gap="md">
        <Text>
          {what}: корзина станет {difference > 0 ? 'дороже' : 'дешевле'} на{' '}
          <b>{formatMoney(Math.abs(difference))}</b>.
        </Text>
        <PriceChanges changes={priceChanges(before.items, after.items)} total={total} />
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={pending}>
            Оставить как есть
          </Button>
          <Button loading={pending} onClick={onAccept} data-autofocus>
            Выбрать
          </Button>
        </DialogActions>
      </Stack>
    </ResponsiveDialog>
  );
}
