import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import classes from '#src/features/product-parts/facts/BuyTerms.module.css';
import { formatDay } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';

interface DeliveryTermsProps {
  /** Absent while only a list's card is known: its place is kept. */
  detail: ProductDetail | undefined;
}

/** When it can be there, for how much, and what is missing for free delivery. */
export function DeliveryTerms({ detail }: DeliveryTermsProps) {
  const { city, offers = [] } = detail?.deliveryEstimate ?? {};
  const gap = offers.find(({ leftToFree }) => leftToFree)?.leftToFree;
  return (
    <div className={classes.delivery}>
      {city && <b>Доставка: {city}</b>}
      {offers.map(({ method, date, cost }) => (
        <span key={method} className={classes.offer}>
          <span>
            {method === 'Courier' ? 'Курьер' : 'Самовывоз'}
            {date && `, ${formatDay(date)}`}
          </span>
          {cost !== null && <span>{cost ? formatMoney(cost) : 'бесплатно'}</span>}
        </span>
      ))}
      {gap && <span className={classes.gap}>Ещё {formatMoney(gap)} – и привезём бесплатно</span>}
    </div>
  );
}
