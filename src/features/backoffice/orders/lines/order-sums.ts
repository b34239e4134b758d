import type { StaffOrder } from '#generated/api/model/staffOrder.ts';

interface OrderSum {
  name: string;
  /** Kopecks. */
  amount: number;
  isTotal: boolean;
}

/** What the sum of an order consists of: its lines, its delivery, less what codes and bonuses paid. */
export function orderSums({
  lines,
  deliveryCost,
  toPay,
}: Pick<StaffOrder, 'lines' | 'deliveryCost' | 'toPay'>): OrderSum[] {
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = toPay - goods - (deliveryCost ?? 0);
  const parts: OrderSum[] = [
    { name: 'Товары', amount: goods, isTotal: false },
    { name: 'Доставка', amount: deliveryCost ?? 0, isTotal: false },
    { name: 'Промокоды и\u00A0бонусы', amount: discount, isTotal: false },
  ];
  const shown = parts.filter(({ amount }) => amount !== 0);
  return [...(shown.length > 1 ? shown : []), { name: 'Итого', amount: toPay, isTotal: true }];
}
