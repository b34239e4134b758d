import { Link } from '@tanstack/react-router';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { firstQuantity } from '#src/features/cart-parts/quantity.ts';
import { BuyControl } from '#src/features/product-parts/buying/BuyControl.tsx';
import { InCartLink } from '#src/features/product-parts/buying/InCartLink.tsx';
import { ProductQuestionButton } from '#src/features/product-parts/buying/ProductQuestionButton.tsx';
import { quantityNote } from '#src/features/product-parts/buying/quantity-note.ts';
import { CompareToggle } from '#src/features/product-parts/compare/CompareToggle.tsx';
import { PriceOf } from '#src/features/product-parts/facts/PriceOf.tsx';
import { PriceParts } from '#src/features/product-parts/facts/PriceParts.tsx';
import { PriceTerms } from '#src/features/product-parts/facts/PriceTerms.tsx';
import { StockMeter } from '#src/features/product-parts/facts/StockMeter.tsx';
import { reasonTexts } from '#src/features/product-parts/facts/stock.ts';
import { FavoriteToggle } from '#src/features/product-parts/favorites/FavoriteToggle.tsx';
import { ShareButton } from '#src/features/share-parts/ShareButton.tsx';
import classes from './BuyBox.module.css';
import { DeliveryTerms } from './DeliveryTerms.tsx';

interface BuyBoxProps {
  product: ProductCard;
  /** Undefined while only a list's card is loaded. */
  detail: ProductDetail | undefined;
}

/** Price, availability and cart button. */
export function BuyBox({ product, detail }: BuyBoxProps) {
  const { unavailability } = product;
  const note = quantityNote(product);
  return (
    <section className={classes.box} aria-label="Покупка">
      <div className={classes.price}>
        <PriceOf size="lg" product={product} />
      </div>
      <PriceTerms detail={detail} />
      <div className={classes.stock}>
        <StockMeter product={product} />
        <PriceParts productID={product.id} />
      </div>
      {unavailability && <p className={classes.note}>{reasonTexts[unavailability.reason]}</p>}
      {unavailability?.reason === 'RestrictedByProducer' && (
        <Link to="/profile/companies" search={{ apply: 'orders' }} className={classes.note}>
          Получить допуск
        </Link>
      )}
      {product.available && note !== null && <p className={classes.note}>{note}</p>}
      <noscript className={classes.note}>
        Чтобы заказать на&nbsp;сайте, включите JavaScript. Заказ примем и&nbsp;по&nbsp;телефону.
      </noscript>
      <div className={classes.actions}>
        <div className={classes.buy}>
          <BuyControl product={product} />
        </div>
        <FavoriteToggle productID={product.id} />
        <CompareToggle productID={product.id} />
      </div>
      {product.available && <InCartLink productID={product.id} />}
      <div className={classes.further}>
        <ProductQuestionButton product={product} />
        <ShareButton
          size="compact-sm"
          kind="Products"
          what={product.name}
          products={() => [{ productID: product.id, quantity: firstQuantity(product) }]}
        />
      </div>
      {detail?.promotions.map(({ id, name }) => (
        <Link
          key={id}
          to="/products"
          search={{ source: 'PromotionProducts', promotion: id }}
          className={classes.promotion}
        >
          Участвует в акции «{name}»
        </Link>
      ))}
      {product.available && <DeliveryTerms detail={detail} />}
    </section>
  );
}
