import { Button, Group, Stack, Text } from '@mantine/core';
import { formatMoney } from '#src/lib/money.ts';
import { ResponsiveDialog } from '#src/ui/ResponsiveDialog.tsx';

interface PriceConsequenceProps {
  /** What is about to be chosen: «Договор ИМ-2025/118». */
  what: string;
  /** Kopecks to pay before and after. */
  was: number;
  becomes: number;
  pending: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** Another buyer or contract has other prices: they are shown before anything is changed. */
export function PriceConsequence(props: PriceConsequenceProps) {
  const { what, was, becomes, pending, onAccept, onClose } = props;
  const difference = becomes - was;
  return (
    <ResponsiveDialog opened onClose={onClose} title="Цены изменятся" size="sm">
      <Stack gap="md">
        <Text>
          {what}: товары корзины будут стоить <b>{formatMoney(becomes)}</b> вместо{' '}
          {formatMoney(was)}, {difference > 0 ? 'дороже' : 'дешевле'} на{' '}
          {formatMoney(Math.abs(difference))}.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={pending}>
            Оставить как есть
          </Button>
          <Button loading={pending} onClick={onAccept} data-autofocus>
            Выбрать
          </Button>
        </Group>
      </Stack>
    </ResponsiveDialog>
  );
}
