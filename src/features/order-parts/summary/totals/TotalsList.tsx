import type { Totals } from '#generated/api/model/index.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countProducts } from '#src/lib/numbers/product-count.ts';
import { formatWeight } from '#src/lib/numbers/weight.ts';
import classes from './TotalsList.module.css';
import { vatRows } from './vat-rows.ts';

interface TotalsListProps {
  totals: Totals;
  /** Text for an unknown delivery cost. */
  unknownDelivery?: string;
  /** Label of the amount: «К оплате» by default. */
  totalLabel?: string;
  /** Without the amount to pay, which is beside the button. */
  withoutTotal?: boolean;
}

/**
 * Totals of an order as a list: goods, discount, promo codes, bonuses, delivery, weight, to pay,
 * VAT.
 */
export function TotalsList(props: TotalsListProps) {
  const { totals, unknownDelivery = 'рассчитаем', withoutTotal = false } = props;
  const totalLabel = props.totalLabel ?? 'К оплате';
  return (
    <dl className={classes.list}>
      <Row
        label={countProducts(totals.itemCount, totals.quantity)}
        value={formatMoney(totals.goods)}
      />
      {totals.discount > 0 && (
        <Row label="Скидка" value={formatMoney(-totals.discount)} kind="discount" />
      )}
      {totals.promo ? (
        <Row label="Промокоды" value={formatMoney(-totals.promo)} kind="discount" />
      ) : null}
      {totals.bonus ? (
        <Row label="Бонусы" value={formatMoney(-totals.bonus)} kind="discount" />
      ) : null}
      <Row label="Доставка" value={deliveryText(totals.delivery, unknownDelivery)} />
      {totals.weight > 0 && <Row label="Вес" value={formatWeight(totals.weight)} kind="quiet" />}
      {!withoutTotal && <Row label={totalLabel} value={formatMoney(totals.toPay)} kind="total" />}
      {vatRows(totals.vat ?? []).map(([label, value]) => (
        <Row key={label} label={label} value={value} kind="quiet" />
      ))}
    </dl>
  );
}

interface RowProps {
  label: string;
  value: string;
  kind?: 'discount' | 'quiet' | 'total';
}

function Row({ label, value, kind }: RowProps) {
  return (
    <div className={classes.row} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function deliveryText(delivery: number | null, unknown: string): string {
  if (delivery === null) return unknown;
  return delivery === 0 ? 'бесплатно' : formatMoney(delivery);
}
