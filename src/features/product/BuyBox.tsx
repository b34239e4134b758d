import { Link } from '@tanstack/react-router';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { firstQuantity } from '#src/features/cart/quantity.ts';
import { CompareToggle } from '#src/features/compare/CompareToggle.tsx';
import { FavoriteToggle } from '#src/features/favorites/FavoriteToggle.tsx';
import { ShareButton } from '#src/features/share/ShareButton.tsx';
import { AskAboutProduct } from './AskAboutProduct.tsx';
import classes from './BuyBox.module.css';
import { BuyControl } from './BuyControl.tsx';
import { DeliveryTerms } from './DeliveryTerms.tsx';
import { InCartLink } from './InCartLink.tsx';
import { PriceOf } from './PriceOf.tsx';
import { PriceParts } from './PriceParts.tsx';
import { PriceTerms } from './PriceTerms.tsx';
import { quantityNote } from './quantity-note.ts';
import { StockMeter } from './StockMeter.tsx';
import { reasonTexts } from './stock.ts';

interface BuyBoxProps {
  product: ProductCard;
  /** Absent while only a list's card is known. */
  detail: ProductDetail | undefined;
}

/** What it costs, whether it is there, and the way into the cart. */
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
      {product.available && note !== null && <p className={classes.note}>{note}</p>}
      <div className={classes.actions}>
        <div className={classes.buy}>
          <BuyControl product={product} />
        </div>
        <FavoriteToggle productID={product.id} />
        <CompareToggle productID={product.id} />
      </div>
      {product.available && <InCartLink productID={product.id} />}
      <div className={classes.further}>
        <AskAboutProduct product={product} />
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
