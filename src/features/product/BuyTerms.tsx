import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { formatDay } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import classes from './BuyTerms.module.css';

const methods = { Courier: 'Курьер', Pickup: 'Самовывоз' } as const;

interface BuyTermsProps {
  /** Absent while only a list's card is known: its place is kept. */
  detail: ProductDetail | undefined;
}

/** What of the price is VAT, and what it comes to per gram, millilitre or piece. */
export function PriceTerms({ detail }: BuyTermsProps) {
  const { vat, unitPrice } = detail ?? {};
  return (
    <p className={classes.price}>
      {vat &&
        (vat.rate === null
          ? 'Без НДС'
          : `В том числе НДС ${vat.rate}\u00a0%: ${formatMoney(vat.amount)}`)}
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

/** When it can be there, for how much, and what is missing for free delivery. */
export function DeliveryTerms({ detail }: BuyTermsProps) {
  const { city, offers = [] } = detail?.deliveryEstimate ?? {};
  const gap = offers.find(({ leftToFree }) => leftToFree)?.leftToFree;
  return (
    <div className={classes.delivery}>
      {city && <b>Доставка: {city}</b>}
      {offers.map(({ method, date, cost }) => (
        <span key={method} className={classes.offer}>
          <span>
            {methods[method]}
            {date && `, ${formatDay(date)}`}
          </span>
          {cost !== null && <span>{cost ? formatMoney(cost) : 'бесплатно'}</span>}
        </span>
      ))}
      {gap && <span className={classes.gap}>Ещё {formatMoney(gap)} – и привезём бесплатно</span>}
    </div>
  );
}
