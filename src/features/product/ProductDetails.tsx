import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AttributeList } from './AttributeList.tsx';
import { attributesOf } from './attributes.ts';
import classes from './ProductDetails.module.css';
import { ProductDocuments } from './ProductDocuments.tsx';
import { RichText } from './RichText.tsx';

interface ProductDetailsProps {
  product: ProductCard;
  detail: ProductDetail | undefined;
}

/** Description, characteristics and documents. */
export function ProductDetails({ product, detail }: ProductDetailsProps) {
  if (!detail) return <Skeleton height={320} />;
  const attributes = attributesOf(detail);
  return (
    <div className={classes.details}>
      <div className={classes.texts}>
        <section aria-labelledby="description" className={classes.part}>
          <h2 id="description" className={classes.title}>
            Описание
          </h2>
          {detail.description === '' ? (
            <p className={classes.none}>
              Производитель не дал описания. Смотрите характеристики и документы.
            </p>
          ) : (
            <RichText html={detail.description} />
          )}
        </section>
        <ProductDocuments documents={detail.documents} />
      </div>
      <section aria-labelledby="attributes" className={classes.part}>
        <h2 id="attributes" className={classes.title}>
          Характеристики
        </h2>
        <AttributeList
          attributes={[{ name: 'Артикул', value: product.vendorCode }, ...attributes]}
        />
      </section>
    </div>
  );
}
