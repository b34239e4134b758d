import { Paper, Stack, Title } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useGetCartSuspense } from '#generated/api/cart/cart.ts';
import type { CartItem } from '#generated/api/model/index.ts';
import { PersonalShelf } from '#src/features/recommendations/PersonalShelf.tsx';
import { ShareButton } from '#src/features/share/ShareButton.tsx';
import { countOf } from '#src/lib/plurals.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { PageWithSums } from '#src/ui/PageWithSums.tsx';
import { CartLine } from './CartLine.tsx';
import { CartProblems } from './CartProblems.tsx';
import classes from './CartScreen.module.css';
import { CartSummary } from './CartSummary.tsx';
import { CartToolbar } from './CartToolbar.tsx';
import { useRemoveLines } from './cart-bulk.ts';
import { applyWanted, groupLines, problemsOf } from './cart-lines.ts';
import { useWantedQuantities } from './cart-preview.ts';
import { useCartSelection } from './cart-selection.ts';

const goods = ['товар', 'товара', 'товаров'] as const;

/** `/cart`: lines by availability, ticks, problems with their fixes, the sums of what is ticked. */
export function CartScreen() {
  const { data: cart } = useGetCartSuspense();
  const wanted = useWantedQuantities();
  const selection = useCartSelection();
  const remove = useRemoveLines();
  const lines = applyWanted(cart.order.items, wanted).filter(
    ({ product }) => !remove.leaving.has(product.id),
  );
  const { available, unavailable } = groupLines(lines);
  const selected = available.filter(({ product }) => selection.isSelected(product.id));
  if (lines.length === 0) return <EmptyCart />;
  return (
    <>
      <PageHeading count={countOf(lines.length, goods)} actions={<CartActions lines={lines} />}>
        Корзина
      </PageHeading>
      <PageWithSums>
        <Stack gap="md">
          <CartProblems order={cart.order} />
          {available.length > 0 && (
            <Paper withBorder radius="lg">
              <CartToolbar lines={available} selection={selection} remove={remove} />
              <ul className={classes.lines} aria-label="Можно заказать">
                {available.map((item) => (
                  <CartLine
                    key={`${item.product.id}-${item.isGift}`}
                    item={item}
                    problems={problemsOf(cart.order, item.product.id)}
                    selected={selection.isSelected(item.product.id)}
                    onSelect={(ticked) => selection.select([item.product.id], ticked)}
                  />
                ))}
              </ul>
            </Paper>
          )}
          {unavailable.length > 0 && (
            <Paper withBorder radius="lg">
              <Title order={2} size="h3" p="md" pb={0}>
                Сейчас нельзя заказать
              </Title>
              <ul className={classes.lines} aria-label="Сейчас нельзя заказать">
                {unavailable.map((item) => (
                  <CartLine
                    key={item.product.id}
                    item={item}
                    problems={problemsOf(cart.order, item.product.id)}
                  />
                ))}
              </ul>
            </Paper>
          )}
        </Stack>
        <CartSummary order={cart.order} lines={lines} selected={selected} />
      </PageWithSums>
    </>
  );
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
