/** What a command of staff did, after «Заказ Д-240507:»; by the command and what it did. */
export const actLabels: Readonly<Record<string, string>> = {
  'order next': 'следующий шаг',
  'order accept': 'принят',
  'order confirm': 'подтверждён',
  'order pick': 'отдан на сборку',
  'order pack': 'собран',
  'order ship': 'отправлен',
  'order deliver': 'получен',
  'order cancel': 'отменён',
  'order return': 'оформлен возврат',
  'order returnpart': 'принят возврат части',
  'order refund': 'возврат принят',
  'order decline': 'в возврате отказано',
  'order pay': 'отмечена оплата',
  'order unpay': 'отметка об оплате снята',
  'order giveback': 'деньги возвращены',
  'ticket assign': 'другой ответственный',
  'ticket reply': 'ответ покупателю',
  'ticket grant': 'удовлетворено',
  'ticket reject': 'отклонено',
  'refund accept': 'возврат принят',
  'refund reject': 'в возврате отказано',
  'feedback publish': 'опубликован',
  'feedback reject': 'отклонён',
  'feedback reply': 'ответ магазина',
  'company owner': 'назначен владелец',
  'company remove': 'закрыт доступ сотруднику',
  'accounting fail': 'настроены отказы',
  bonus: 'начислены бонусы',
  power: 'записана доверенность',
};

/** Where a command names no record that is still known. */
const nouns: Readonly<Record<string, string>> = {
  order: 'Заказ',
  ticket: 'Обращение',
  refund: 'Обращение',
  feedback: 'Отзыв',
  company: 'Компания',
  accounting: 'Учётная система',
  bonus: 'Покупатель',
  power: 'Компания',
};

interface ActText {
  noun: string;
  text: string;
}

/** A command in Russian; null for an unknown one. `order 240526 ship` is «Заказ», «отправлен». */
export function actText(act: string): ActText | null {
  const [command = '', first, second] = act.split(' ');
  const text =
    actLabels[`${command} ${second}`] ?? actLabels[`${command} ${first}`] ?? actLabels[command];
  // `order 240526` is the next step, too.
  const isNext = command === 'order' && second === undefined;
  const found = text ?? (isNext ? actLabels['order next'] : undefined);
  return found === undefined ? null : { noun: nouns[command] ?? command, text: found };
}
