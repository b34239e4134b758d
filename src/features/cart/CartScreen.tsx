import { Paper, Stack } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useGetCartSuspense } from '#generated/api/cart/cart.ts';
import type { CartItem } from '#generated/api/model/index.ts';
import { PersonalShelf } from '#src/features/recommendations/PersonalShelf.tsx';
import { ShareButton } from '#src/features/share/ShareButton.tsx';
import { countOf } from '#src/lib/plurals.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { PageWithSums } from '#src/ui/PageWithSums.tsx';
import { CartLines } from './CartLines.tsx';
import { CartProblems } from './CartProblems.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CartToolbar } from './CartToolbar.tsx';
import { CartTools } from './CartTools.tsx';
import { useRemoveLines } from './cart-bulk.ts';
import { applyWanted, groupLines } from './cart-lines.ts';
import { useWantedQuantities } from './cart-preview.ts';
import type { CartSearch } from './cart-search.ts';
import { useCartSelection } from './cart-selection.ts';
import { useCartView } from './cart-view.ts';
import { FixedNotice } from './FixedNotice.tsx';
import { focusLine, lineID } from './line-focus.ts';
import { findLines, groupBy } from './shown-lines.ts';

const goods = ['товар', 'товара', 'товаров'] as const;

/** Lines from which on a cart needs a search, groups and a compact view. */
const LONG_CART = 6;

/** `/cart`: lines by availability, ticks, problems with their fixes, the sums of what is ticked. */
export function CartScreen() {
  const { data: cart } = useGetCartSuspense();
  const wanted = useWantedQuantities();
  const selection = useCartSelection();
  const remove = useRemoveLines();
  const { search, change, show } = useShownLines();
  const [view, setView] = useCartView();
  const lines = applyWanted(cart.order.items, wanted).filter(
    ({ product }) => !remove.leaving.has(product.id),
  );
  const selected = groupLines(lines).available.filter(({ product }) =>
    selection.isSelected(product.id),
  );
  if (lines.length === 0) return <EmptyCart />;

  const { problems } = cart.order;
  // Once all is fixed there is nothing that the filter could show.
  const asked = problems.length > 0 ? search : { ...search, only: undefined };
  const narrowed = asked.text !== undefined || asked.only !== undefined;
  const shown = groupLines(narrowed ? findLines(lines, asked, problems) : lines);
  const count = shown.available.length + shown.unavailable.length;
  const isLong = lines.length >= LONG_CART;
  const drawn = isLong ? view : 'full';
  return (
    <>
      <PageHeading count={countOf(lines.length, goods)} actions={<CartActions lines={lines} />}>
        Корзина
      </PageHeading>
      <PageWithSums>
        <Stack gap="md">
          <CartProblems
            order={cart.order}
            only={asked.only !== undefined}
            onOnly={(only) => change({ only: only ? 'problems' : undefined })}
            onShow={show}
          />
          <FixedNotice lines={lines} onShow={show} />
          {(isLong || narrowed) && (
            <CartTools
              search={asked}
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
                  view={drawn}
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
                view={drawn}
              />
            </Paper>
          )}
        </Stack>
        <CartSummary order={cart.order} lines={lines} selected={selected} />
      </PageWithSums>
    </>
  );
}

/** What of the cart is shown, by the URL, and a way to a line that may be hidden by that. */
function useShownLines() {
  const search = useSearch({ from: '/_signed-in/cart/' });
  const navigate = useNavigate();
  const change = (next: CartSearch) =>
    navigate({ to: '/cart', search: { ...search, ...next }, replace: true, resetScroll: false });
  const show = async (productID: string) => {
    if (!document.getElementById(lineID(productID))) {
      await change({ text: undefined, only: undefined });
    }
    requestAnimationFrame(() => focusLine(productID));
  };
  return {
    search,
    change: (next: CartSearch) => void change(next),
    show: (productID: string) => void show(productID),
  };
}

function CartActions({ lines }: { lines: readonly CartItem[] }) {
  const bought = lines.filter(({ isGift }) => !isGift);
  return (
    <>
      <LinkButton to="/cart/import" variant="default">
        Заказ из файла
      </LinkButton>
      {bought.length > 0 && (
        <ShareButton
          kind="Cart"
          what={`В ссылке: ${countOf(bought.length, goods)} из корзины.`}
          products={() =>
            bought.map(({ product, quantity }) => ({ productID: product.id, quantity }))
          }
        />
      )}
    </>
  );
}

function EmptyCart() {
  return (
    <>
      <EmptyState
        headingOrder={1}
        icon={<IconShoppingCart size="3rem" stroke={1.25} />}
        title="Корзина пуста"
        description="Добавьте товары из каталога или найдите нужное по названию и артикулу."
        actions={
          <>
            <LinkButton to="/catalog">Перейти в каталог</LinkButton>
            <LinkButton to="/cart/import" variant="default">
              Заказ из файла
            </LinkButton>
          </>
        }
      />
      <PersonalShelf title="Рекомендуем вам" />
    </>
  );
}
