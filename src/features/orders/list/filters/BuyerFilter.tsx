import type { OrderBuyer } from '#generated/api/model/index.ts';
import { ALL_BUYERS } from '#src/features/order-parts/orders-scope.ts';
import { withChosen } from '#src/lib/choices.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';

interface BuyerFilterProps {
  /** The people whose orders the user may see. */
  buyers: readonly OrderBuyer[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Whose orders the list shows; only for a user who sees the orders of colleagues. */
export function BuyerFilter({ buyers, value, onChange }: BuyerFilterProps) {
  const colleagues = buyers.filter(({ isMe }) => !isMe);
  if (colleagues.length === 0 && value === undefined) return null;
  const choices = [
    { value: '', label: 'Я' },
    { value: ALL_BUYERS, label: 'Все в компании' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SelectField
      label="Кто заказал"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      options={withChosen(choices, value ? { value, label: buyerName(buyers, value) } : null)}
    />
  );
}

/** «Все в компании», the name of a person, or a general word for one that is not known. */
export function buyerName(buyers: readonly OrderBuyer[], value: string): string {
  if (value === ALL_BUYERS) return 'Все в компании';
  return buyers.find(({ id }) => id === value)?.name ?? 'Сотрудник';
}
