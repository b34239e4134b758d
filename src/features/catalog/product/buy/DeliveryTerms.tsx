import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import classes from '#src/features/product-parts/facts/BuyTerms.module.css';
import { formatDay } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

interface DeliveryTermsProps {
  /** Undefined while only a list's card is loaded: its space is reserved. */
  detail: ProductDetail | undefined;
}

/** Delivery date and cost, why a method is not offered, and the amount missing for free delivery. */
export function DeliveryTerms({ detail }: DeliveryTermsProps) {
  const { city, cityNote, offers = [], unavailable, advice } = detail?.deliveryEstimate ?? {};
  const gap = offers.find(({ leftToFree }) => leftToFree)?.leftToFree;
  return (
    <div className={classes.delivery}>
      {city && (
        <span>
          <b>Доставка: {city}</b>
          {cityNote && ` (${cityNote})`}
        </span>
      )}
      {offers.map(({ method, date, cost }) => (
        <span key={method} className={classes.offer}>
          <span>
            {method === 'Courier' ? 'Курьер' : 'Самовывоз'}
            {date && `, ${formatDay(date)}`}
          </span>
          {cost !== null && <span>{cost ? formatMoney(cost) : 'бесплатно'}</span>}
        </span>
      ))}
      {unavailable?.map(({ method, reason }) => (
        <span key={method} className={classes.gap}>
          {reason}
        </span>
      ))}
      {advice && <span>{advice}</span>}
      {gap && <span className={classes.gap}>Ещё {formatMoney(gap)} – и привезём бесплатно</span>}
    </div>
  );
}
