import { Alert, List } from '@mantine/core';
import type { Checkout } from '#generated/api/model/index.ts';
import { describeChange } from '#src/features/order-parts/seen-lines/line-changes.ts';
import { useSeenLines } from '#src/features/order-parts/seen-lines/seen-lines.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';

/** More lines than this are summarized. */
const SHOWN_LINES = 10;

/**
 * The order follows the cart: shows which lines changed there since the buyer last saw them here.
 */
export function CartChanges({ checkout }: { checkout: Checkout }) {
  const { changes, accept } = useSeenLines(checkout);
  const hidden = changes.length - SHOWN_LINES;
  if (changes.length === 0) return null;
  return (
    <Alert
      color="brand"
      variant="light"
      role="status"
      title="Заказ обновлён по корзине"
      withCloseButton
      closeButtonLabel="Закрыть"
      onClose={accept}
    >
      <List size="sm" spacing="xxs" mb="xs">
        {changes.slice(0, SHOWN_LINES).map((change) => (
          <List.Item key={change.productID}>
            {change.name}: {describeChange(change)}
          </List.Item>
        ))}
        {hidden > 0 && <List.Item>и ещё {hidden}</List.Item>}
      </List>
      <LinkButton to="/cart" variant="default">
        Изменить в корзине
      </LinkButton>
    </Alert>
  );
}
