import { countOf } from '#src/lib/numbers/plurals.ts';

/** «Отмечено 14 заказов», «Заказов с ней нет». */
export function tagUse(orderCount: number): string {
  if (orderCount === 0) return 'Заказов с ней нет';
  const verb = orderCount % 10 === 1 && orderCount % 100 !== 11 ? 'Отмечен' : 'Отмечено';
  return `${verb} ${countOf(orderCount, ['заказ', 'заказа', 'заказов'])}`;
}

/** What happens to the orders of a tag that is deleted. */
export function tagDeletion(orderCount: number): string {
  const one = orderCount % 10 === 1 && orderCount % 100 !== 11;
  const orders = countOf(orderCount, ['заказ', 'заказа', 'заказов']);
  return `${orders} ${one ? 'сохранит' : 'сохранят'} её как текст, но отобрать по ней заказы будет нельзя. Из корзин она пропадёт.`;
}
