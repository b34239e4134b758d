import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { AttributeList } from './AttributeList.tsx';
import { attributesOf } from './attributes.ts';
import classes from './ProductFacts.module.css';

interface ProductFactsProps {
  detail: ProductDetail | undefined;
}

const SHOWN = 6;

/** Beside the image: the main attributes of the product. */
export function ProductFacts({ detail }: ProductFactsProps) {
  const attributes = detail && attributesOf(detail);
  return (
    <div className={classes.facts}>
      {attributes ? (
        attributes.length > 0 && (
          <section aria-label="Коротко о товаре" className={classes.short}>
            <AttributeList attributes={attributes.slice(0, SHOWN)} />
            {attributes.length > SHOWN && (
              <a href="#attributes" className={classes.all}>
                Все характеристики
              </a>
            )}
          </section>
        )
      ) : (
        <Skeleton height={192} />
      )}
    </div>
  );
}
