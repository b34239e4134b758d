import { Checkbox, Group } from '@mantine/core';
import type { CartItem } from '#generated/api/model/index.ts';
import type { CartSelection } from '#src/features/cart/page/lines/cart-selection.ts';
import { leaveLines } from '#src/features/cart-parts/line-focus.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import type { RemoveLines } from './cart-bulk.ts';

interface CartToolbarProps {
  /** Lines that can be ordered. */
  lines: readonly CartItem[];
  selection: CartSelection;
  remove: RemoveLines;
}

/** Selects all lines, removes the selected ones. */
export function CartToolbar({ lines, selection, remove }: CartToolbarProps) {
  const bought = lines.filter(({ isGift }) => !isGift);
  const ids = bought.map(({ product }) => product.id);
  const chosen = bought.filter(({ product }) => selection.isSelected(product.id));
  const all = chosen.length === bought.length;
  const removeSelected = () => {
    leaveLines(chosen.map(({ product }) => product.id));
    remove.run(chosen);
  };
  return (
    <Group justify="space-between" gap="xs" p="md" pb={0} mih="3rem" data-print="hidden">
      <Checkbox
        label="Выбрать всё"
        checked={all}
        indeterminate={!all && chosen.length > 0}
        onChange={() => selection.select(ids, !all)}
      />
      {chosen.length > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={removeSelected}>
          Удалить выбранные
        </Button>
      )}
    </Group>
  );
}
