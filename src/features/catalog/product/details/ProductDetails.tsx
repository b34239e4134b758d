import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
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
        <Section id="description" title="Описание">
          {detail.description === '' ? (
            <p className={classes.none}>
              Производитель не дал описания. Смотрите характеристики и документы.
            </p>
          ) : (
            <RichText html={detail.description} />
          )}
        </Section>
        <ProductDocuments documents={detail.documents} />
      </div>
      <Section id="attributes" title="Характеристики">
        <AttributeList
          attributes={[{ name: 'Артикул', value: product.vendorCode }, ...attributes]}
        />
      </Section>
    </div>
  );
}
