import { Reviews } from '#src/features/reviews/Reviews.tsx';
import { Later } from '#src/ui/Later.tsx';
import { Analogues } from './Analogues.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { useProduct } from './use-product.ts';

/** What stands below the first screen of a product: what could be had instead, details, reviews. */
export function ProductLowerParts({ slug }: { slug: string }) {
  const { product, detail } = useProduct(slug);
  if (!product) return null;
  return (
    <>
      <Later>{detail && <Analogues detail={detail} />}</Later>
      <Later>
        <ProductDetails product={product} detail={detail} />
      </Later>
      <Later>
        <Reviews product={product} />
      </Later>
    </>
  );
}
