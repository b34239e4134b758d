import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { ProductShelf } from './ProductShelf.tsx';

/** What can be had instead; the more so when the product itself cannot. */
export function Analogues({ detail: { product, analogues } }: { detail: ProductDetail }) {
  if (analogues.length === 0) return null;
  return (
    <ProductShelf
      anchor="analogues"
      title={product.available ? 'Похожие товары' : 'Чем заменить'}
      products={analogues}
      more={
        <LinkText to="/products" search={{ category: product.category.id }} size="sm">
          {product.category.name}: все
        </LinkText>
      }
    />
  );
}
