import { Paper, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getGetCartQueryKey, useGetCartSuspense } from '#generated/api/cart/get-cart.ts';
import { findLines, groupBy } from '#src/features/cart/page/lines/filter/shown-lines.ts';
import { useShownLines } from '#src/features/cart/page/lines/filter/use-shown-lines.ts';
import { CartProblems } from '#src/features/cart/page/lines/problems/CartProblems.tsx';
import { FixedNotice } from '#src/features/cart/page/lines/problems/FixedNotice.tsx';
import {
  useCartCount,
  usePendingQuantities,
} from '#src/features/cart-parts/change/cart-quantities.ts';
import { RequestMany } from '#src/features/support-parts/RequestMany.tsx';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { withGifts } from '#src/lib/numbers/product-count.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { TwoColumnLayout } from '#src/ui/kit/page/TwoColumnLayout.tsx';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { LostCompany } from './LostCompany.tsx';
import { CartLines } from './lines/CartLines.tsx';
import { applyPending, groupLines } from './lines/cart-lines.ts';
import { useCartSelection } from './lines/cart-selection.ts';
import { useCartView } from './lines/cart-view.ts';
import { useUnsentChanges } from './lines/unsent-change.ts';
import { CartActions } from './tools/CartActions.tsx';
import { CartToolbar } from './tools/CartToolbar.tsx';
import { CartTools } from './tools/CartTools.tsx';
import { useRemoveLines } from './tools/cart-bulk.ts';
import { useTopOfFirstLine } from './top-of-first-line.ts';

/** Number of lines from which on a cart needs a search, groups and a compact view. */
const LONG_CART = 6;

/** `/cart`: an empty one without a request for the cart, else its contents. */
export function CartScreen() {
  const isLoaded = useQueryClient().getQueryData(getGetCartQueryKey()) !== undefined;
  const isEmpty = useCartCount() === 0;
  useTopOfFirstLine(isEmpty);
  // Contents stay after the last line is removed: they finish what is being saved.
  return isEmpty && !isLoaded ? <EmptyCart /> : <CartContents />;
}

/** Lines by availability, checkboxes, problems with their fixes, totals of the selected lines. */
function CartContents() {
  const { data: cart } = useGetCartSuspense();
  const pendingQuantities = usePendingQuantities();
  const selection = useCartSelection();
  const remove = useRemoveLines();
  const unsent = useUnsentChanges();
  const { search, change, show } = useShownLines();
  const [view, setView] = useCartView();
  const lines = applyPending(cart.order.items, pendingQuantities).filter(
    ({ product }) => !remove.leaving.has(product.id),
  );
  const selected = groupLines(lines).available.filter(({ product }) =>
    selection.isSelected(product.id),
  );
  if (lines.length === 0) return <EmptyCart />;

  const { problems } = cart.order;
  // Without problems the filter would show nothing.
  const filter = problems.length > 0 ? search : { ...search, only: undefined };
  const narrowed = filter.text !== undefined || filter.only !== undefined;
  const shown = groupLines(narrowed ? findLines(lines, filter, problems) : lines);
  const count = shown.available.length + shown.unavailable.length;
  const bought = lines.filter(({ isGift }) => !isGift).length;
  const isLong = lines.length >= LONG_CART;
  const shownView = isLong ? view : 'full';
  return (
    <>
      <PageHeading
        count={withGifts(countOf(bought, productForms), lines)}
        actions={<CartActions lines={lines} />}
      >
        Корзина
      </PageHeading>
      <TwoColumnLayout>
        <Stack gap="md">
          <LostCompany order={cart.order} />
          <CartProblems
            order={cart.order}
            only={filter.only !== undefined}
            onOnly={(only) => change({ only: only ? 'problems' : undefined })}
            onShow={show}
          />
          <FixedNotice lines={lines} onShow={show} />
          {(isLong || narrowed) && (
            <CartTools
              search={filter}
              onSearch={change}
              view={view}
              onView={setView}
              found={narrowed ? `Показано ${count} из ${lines.length}` : null}
            />
          )}
          {count === 0 && (
            <EmptyState
              title="В корзине такого нет"
              description="Проверьте, что написано, или покажите все товары корзины."
              actions={
                <Button
                  variant="default"
                  onClick={() => change({ text: undefined, only: undefined })}
                >
                  Показать все
                </Button>
              }
            />
          )}
          {shown.available.length > 0 && (
            <Paper withBorder radius="lg">
              <CartToolbar lines={shown.available} selection={selection} remove={remove} />
              {groupBy(shown.available, search.group).map(({ title, items }) => (
                <CartLines
                  key={title}
                  label={title ?? 'Можно заказать'}
                  title={title}
                  lines={items}
                  order={cart.order}
                  view={shownView}
                  dense={isLong}
                  unsent={unsent}
                  selection={selection}
                />
              ))}
            </Paper>
          )}
          {shown.unavailable.length > 0 && (
            <Paper withBorder radius="lg">
              <CartLines
                label="Сейчас нельзя заказать"
                title="Сейчас нельзя заказать"
                lines={shown.unavailable}
                order={cart.order}
                view={shownView}
                dense={isLong}
                unsent={unsent}
              />
              <RequestMany products={shown.unavailable.map(({ product }) => product)} />
            </Paper>
          )}
        </Stack>
        <CartSummary order={cart.order} lines={lines} selected={selected} />
      </TwoColumnLayout>
    </>
  );
}
