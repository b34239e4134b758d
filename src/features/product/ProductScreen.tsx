import { lazy, useEffect, useMemo } from 'react';
import { Breadcrumbs } from '#src/features/catalog/Breadcrumbs.tsx';
import { WhenNear } from '#src/ui/WhenNear.tsx';
import { WhenReached } from '#src/ui/WhenReached.tsx';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import classes from './ProductScreen.module.css';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { loadLowerParts } from './product-queries.ts';
import { useProduct } from './use-product.ts';

const ProductLowerParts = lazy(async () => ({
  default: (await loadLowerParts()).ProductLowerParts,
}));

// Far down the page, made when the reader comes near.
const ProductRecommendations = lazy(() =>
  import('#src/features/recommendations/ProductRecommendations.tsx').then((module) => ({
    default: module.ProductRecommendations,
  })),
);

/**
 * `/products/{slug}`. Coming from a list, the page stands at once with what the list knew, and the
 * rest fills the places kept for it.
 */
export function ProductScreen({ slug }: { slug: string }) {
  const { product, detail } = useProduct(slug);
  const productID = detail?.product.id;
  useEffect(() => {
    if (productID === undefined) return;
    void import('#src/features/recommendations/remember-view.ts').then(({ rememberView }) =>
      rememberView({ id: productID, slug }),
    );
  }, [productID, slug]);
  const lower = useMemo(() => <ProductLowerParts slug={slug} />, [slug]);
  if (!product) return <ProductSkeleton />;
  return (
    <article className={classes.screen}>
      <Breadcrumbs categories={detail?.breadcrumbs ?? [product.category]} />
      <ProductHeading product={product} />
      <div className={classes.columns}>
        <ProductGallery name={product.name} images={product.images} isNew={product.isNew} />
        <BuyBox product={product} promotions={detail?.promotions ?? []} />
        <ProductFacts product={product} detail={detail} />
      </div>
      <WhenReached className={classes.lower}>{lower}</WhenReached>
      <WhenNear>
        <ProductRecommendations product={product} />
      </WhenNear>
      <BuyBar product={product} />
    </article>
  );
}
