import type { Database } from '#server/db/connection.ts';
import { notify } from '#server/notifications/notify.ts';
import type { OrderStatus } from './schemas.ts';

interface Announced {
  id: string;
  number: string | null;
  userID: string;
  status: OrderStatus;
  deliveryMethod: string | null;
}

interface Words {
  title: string;
  text: string;
}

function wordsFor({ number, id, status, deliveryMethod }: Announced): Words | null {
  const name = `Заказ ${number ?? id}`;
  switch (status) {
    case 'Pending':
      return { title: `${name} принят`, text: 'Менеджер подтвердит его в рабочее время.' };
    case 'PendingManager':
      return { title: `${name} передан менеджеру`, text: 'Менеджер свяжется с вами.' };
    case 'CreatingError':
      return { title: `${name} не создан`, text: 'Данные целы: откройте заказ и повторите.' };
    case 'Confirmed':
      return { title: `${name} подтверждён`, text: 'Склад начнёт сборку.' };
    case 'WaitingForShipping':
      return { title: `${name} собран`, text: 'Он готов к отправке.' };
    case 'Shipped':
      return {
        title: `${name} отправлен`,
        text: deliveryMethod === 'Pickup' ? 'Заберите его в пункте выдачи.' : 'Его везёт курьер.',
      };
    case 'Succeeded':
      return { title: `${name} получен`, text: 'Спасибо за покупку!' };
    case 'Canceled':
      return { title: `${name} отменён`, text: 'Товары вернулись в продажу.' };
    case 'Refunded':
      return { title: `${name}: деньги возвращены`, text: 'Зачисление зависит от банка.' };
    default:
      return null;
  }
}

/** Tells the buyer what became of his order, where it is worth a word. A draft given up is not. */
export async function announce(tx: Database, order: Announced, now: Date): Promise<void> {
  const words = order.number === null ? null : wordsFor(order);
  if (words === null) return;
  const link = `/order/${order.id}`;
  await notify(tx, [order.userID], { topic: 'Order', ...words, link, at: now });
}
