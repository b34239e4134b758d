import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { ProductShelf } from '#src/features/product-parts/card/ProductShelf.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import details from './details/ProductDetails.module.css';

const ANCHOR = 'analogues';

/** Analogues of a product, important when it cannot be ordered. */
export function Analogues({ detail: { product, analogues } }: { detail: ProductDetail }) {
  const isTarget = useRouterState({ select: ({ location }) => location.hash === ANCHOR });
  const place = useRef<HTMLDivElement>(null);
  // «Похожие товары» of a card links here before this part of the page is loaded.
  useEffect(() => {
    if (isTarget) place.current?.scrollIntoView();
  }, [isTarget]);

  const category = (
    <LinkText to="/products" search={{ category: product.category.id }} size="sm">
      {product.category.name}: все
    </LinkText>
  );
  if (analogues.length === 0 && product.available) return null;
  return (
    <div ref={place} id={ANCHOR}>
      {analogues.length > 0 ? (
        <ProductShelf
          title={product.available ? 'Похожие товары' : 'Чем заменить'}
          products={analogues}
          more={category}
        />
      ) : (
        <Section id="analogues-title" title="Чем заменить">
          <p className={details.none}>
            Близких аналогов в наличии нет. Посмотрите весь раздел: {category}
          </p>
        </Section>
      )}
    </div>
  );
}
