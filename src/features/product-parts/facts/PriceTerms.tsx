import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { vatLabel, withoutVat } from '#src/lib/labels/vat-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import classes from './BuyTerms.module.css';

interface PriceTermsProps {
  /** Undefined while only a list's card is loaded: its space is reserved. */
  detail: ProductDetail | undefined;
}

/** The VAT in the price, and the price per gram, milliliter or piece. */
export function PriceTerms({ detail }: PriceTermsProps) {
  const { vat, unitPrice } = detail ?? {};
  return (
    <p className={classes.price}>
      {vat &&
        (vat.rate === null ? withoutVat : `${vatLabel(vat.rate)}: ${formatMoney(vat.amount)}`)}
      {unitPrice && (
        <>
          <br />
          {formatMoney(unitPrice.price)} за {unitPrice.amount}
          {'\u00a0'}
          {unitPrice.unit}
        </>
      )}
    </p>
  );
}
