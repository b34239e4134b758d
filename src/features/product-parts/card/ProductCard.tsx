import { useId } from 'react';
import type { ProductCard as Product } from '#generated/api/model/productCard.ts';
import { BuyControl } from '#src/features/product-parts/buying/BuyControl.tsx';
import { CompareToggle } from '#src/features/product-parts/compare/CompareToggle.tsx';
import { PriceOf } from '#src/features/product-parts/facts/PriceOf.tsx';
import { ProductLink } from '#src/features/product-parts/facts/ProductLink.tsx';
import { productTitle } from '#src/features/product-parts/facts/product-title.ts';
import { Rating } from '#src/features/product-parts/facts/Rating.tsx';
import { StockMeter } from '#src/features/product-parts/facts/StockMeter.tsx';
import { FavoriteToggle } from '#src/features/product-parts/favorites/FavoriteToggle.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { FamilyChips } from './FamilyChips.tsx';
import classes from './ProductCard.module.css';

interface ProductCardProps {
  product: Product;
  /** In the first rows, whose images are loaded first. */
  priority?: boolean;
}

/** A product in a grid: the whole card is a link, with buttons above it. */
export function ProductCard({ product, priority = false }: ProductCardProps) {
  const nameID = useId();
  return (
    <article
      className={classes.card}
      aria-labelledby={nameID}
      data-off={!product.available || undefined}
    >
      <div className={classes.image}>
        <FramedImage image={product.images[0]} alt="" priority={priority} />
        {product.isNew && <span className={classes.new}>Новинка</span>}
      </div>
      <div className={classes.price}>
        <PriceOf product={product} />
      </div>
      <h3 className={classes.name} id={nameID}>
        <ProductLink product={product} className={classes.link}>
          {productTitle(product)}
        </ProductLink>
      </h3>
      <p className={classes.code}>
        {product.brand && `${product.brand.name} · `}
        {product.vendorCode}
      </p>
      <FamilyChips product={product} />
      <div className={classes.facts}>
        <StockMeter product={product} />
        <Rating rating={product.rating} feedbackCount={product.feedbackCount} />
      </div>
      <div className={classes.buy}>
        <BuyControl product={product} />
      </div>
      <div className={classes.marks}>
        <FavoriteToggle productID={product.id} />
        <CompareToggle productID={product.id} />
      </div>
    </article>
  );
}
