import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BuyBar } from '#src/features/catalog/product/buy/BuyBar.tsx';
import { BuyBox } from '#src/features/catalog/product/buy/BuyBox.tsx';
import { recordView } from '#src/features/catalog/recommendations/record-view.ts';
import { Breadcrumbs } from '#src/features/product-parts/Breadcrumbs.tsx';
import { cachedProduct } from '#src/features/product-parts/facts/known-products.ts';
import { productQuery } from '#src/features/product-parts/product-queries.ts';
import { HydrationBoundary } from '#src/ssr/boundaries/HydrationBoundary.tsx';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { RenderWhenVisible } from '#src/ssr/boundaries/RenderWhenVisible.tsx';
import { Analogues } from './Analogues.tsx';
import { ProductDetails } from './details/ProductDetails.tsx';
import { ProductFacts } from './details/ProductFacts.tsx';
import { ProductGallery } from './gallery/ProductGallery.tsx';
import { LazyReviews } from './LazyReviews.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import classes from './ProductScreen.module.css';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductVariants } from './ProductVariants.tsx';

// Far down the page, rendered when the user scrolls near.
const ProductRecommendations = lazyComponent(
  async () =>
    (await import('#src/features/catalog/recommendations/ProductRecommendations.tsx'))
      .ProductRecommendations,
);

/**
 * `/products/{slug}`. Coming from a list, the page shows the list's data at once, and skeletons for
 * the rest.
 */
export function ProductScreen({ slug }: { slug: string }) {
  const client = useQueryClient();
  const { data: detail } = useQuery({
    ...productQuery(slug),
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  const product = detail?.product ?? cachedProduct(client, slug);
  const productID = detail?.product.id;
  useEffect(() => {
    if (productID !== undefined) void recordView({ id: productID, slug });
  }, [productID, slug]);
  if (!product) return <ProductSkeleton />;
  // A product that cannot be ordered shows its analogues first.
  const analogues = (
    <HydrationBoundary>{detail && <Analogues detail={detail} />}</HydrationBoundary>
  );
  return (
    <article className={classes.screen}>
      <Breadcrumbs categories={detail?.breadcrumbs ?? [product.category]} />
      <ProductHeading product={product} />
      <div className={classes.columns} data-family={product.variantCount > 1 || undefined}>
        <ProductGallery name={product.name} images={product.images} isNew={product.isNew} />
        <ProductVariants product={product} variants={detail?.variants} />
        <BuyBox product={product} detail={detail} />
        <ProductFacts detail={detail} />
      </div>
      {!product.available && analogues}
      <HydrationBoundary>
        <ProductDetails product={product} detail={detail} />
      </HydrationBoundary>
      <LazyReviews
        productID={product.id}
        productName={product.name}
        feedbackCount={product.feedbackCount}
      />
      {product.available && analogues}
      <RenderWhenVisible>
        <ProductRecommendations product={product} />
      </RenderWhenVisible>
      <BuyBar product={product} variants={detail?.variants} />
    </article>
  );
}
