import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '#src/features/catalog/product/ProductScreen.tsx';
import { ProductSkeleton } from '#src/features/catalog/product/ProductSkeleton.tsx';
import { loadedProductHead } from '#src/features/catalog/product/product-head.ts';
import { productPageJsonLd } from '#src/features/product-parts/product-json-ld.ts';
import { loadProduct } from '#src/features/product-parts/product-queries.ts';
import { structuredScripts } from '#src/lib/pages/structured-data.ts';

export const Route = createFileRoute('/products/$slug')({
  loader: ({ context: { queryClient }, params, preload }) =>
    loadProduct(queryClient, params.slug, preload),
  head: ({ match: { context }, params }) =>
    loadedProductHead(context.queryClient, params.slug, context.origin),
  scripts: ({ match: { context }, params }) =>
    import.meta.env.SSR
      ? structuredScripts(productPageJsonLd(context.queryClient, params.slug, context.origin))
      : [],
  component: Product,
  pendingComponent: ProductSkeleton,
});

function Product() {
  const { slug } = Route.useParams();
  // The key resets the state for another product.
  return <ProductScreen key={slug} slug={slug} />;
}
