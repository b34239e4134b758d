import { IconStar } from '@tabler/icons-react';
import type { ProductToReview } from '#generated/api/model/productToReview.ts';
import { WriteReview } from '#src/features/product-parts/reviews/writing/WriteReview.tsx';
import { formatDate } from '#src/lib/dates/dates.ts';
import { LinkButton, LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { ProductRow, ProductRows } from '#src/ui/kit/list/ProductRow.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

/** Received products without a review, each with a button to write one. */
export function ProductsToReview({ items }: { items: readonly ProductToReview[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<IconStar />}
        title="Всё оценено"
        description="Когда вы получите новый заказ, его товары появятся здесь: расскажите о них коллегам."
        actions={<LinkButton to="/profile/orders">Мои заказы</LinkButton>}
      />
    );
  }
  return (
    <ProductRows>
      {items.map(({ product, orderID, boughtAt }) => (
        <ProductRow
          key={product.id}
          product={product}
          note={
            <>
              Получен {formatDate(boughtAt)} ·{' '}
              <LinkText to="/order/$id" params={{ id: orderID }} size="sm">
                заказ
              </LinkText>
            </>
          }
        >
          <WriteReview productID={product.id} productName={product.name} />
        </ProductRow>
      ))}
    </ProductRows>
  );
}
