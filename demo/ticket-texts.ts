import type { components } from '#generated/server/operations.ts';
import type { TicketDecision } from '#server/support/tickets/replies/respond-to-ticket.ts';

type Schemas = components['schemas'];

/** A ticket of the demo: its author, age and outcome. */
interface DemoTicket {
  by: 'anna' | 'igor' | 'maria' | 'oleg';
  type: Schemas['TicketType'];
  /** The number of the order is added to it. */
  title: string;
  text: string;
  hoursAgo: number;
  about?: 'product' | 'missing' | 'order';
  quantity?: number;
  details?: Schemas['TicketDetail'][];
  responses?: { decision: TicketDecision; text: string }[];
  rated?: Schemas['NewTicketFeedback'];
  canceled?: true;
}

export const demoTickets: readonly DemoTicket[] = [
  {
    by: 'anna',
    type: 'ProductQuestion',
    title: 'Вопрос о товаре',
    text: 'Подойдёт ли для реставрации фронтальной группы?',
    hoursAgo: 900,
    about: 'product',
    responses: [{ decision: 'grant', text: 'Да, подойдёт. Инструкция есть на странице товара.' }],
    rated: { rating: 5, comment: 'Ответили за три часа' },
  },
  {
    by: 'anna',
    type: 'OrderQuestion',
    title: 'Вопрос о заказе',
    text: 'Можно ли получить оригинал накладной почтой?',
    hoursAgo: 200,
    about: 'order',
    responses: [
      { decision: 'reply', text: 'Здравствуйте! Уточняю в бухгалтерии.' },
      { decision: 'grant', text: 'Отправили сегодня Почтой России, трек-номер пришлём по СМС.' },
    ],
  },
  {
    by: 'anna',
    type: 'Refund',
    title: 'Возврат заказа',
    text: 'Оттенок светлее, чем на шкале.',
    hoursAgo: 30,
    about: 'order',
    details: [{ name: 'Причина возврата', value: 'Товар не подошёл' }],
    responses: [{ decision: 'reply', text: 'Здравствуйте! Курьер заберёт товар завтра до 18:00.' }],
  },
  {
    by: 'anna',
    type: 'WaitingList',
    title: 'Сообщить о поступлении',
    text: '',
    hoursAgo: 48,
    about: 'missing',
    quantity: 2,
  },
  {
    by: 'anna',
    type: 'ProductSearch',
    title: 'Найти товар',
    text: 'Ищу насадки для скалера под резьбу EMS, три штуки.',
    hoursAgo: 70,
    responses: [
      { decision: 'reply', text: 'Здравствуйте! Спросили у поставщика, ответим до конца дня.' },
    ],
  },
  {
    by: 'anna',
    type: 'General',
    title: 'Общее обращение',
    text: 'Как поменять почту в профиле?',
    hoursAgo: 500,
    canceled: true,
  },
  {
    by: 'igor',
    type: 'CustomerService',
    title: 'Ремонт и обслуживание',
    text: 'Установка не держит давление, нужен инженер.',
    hoursAgo: 26,
    details: [
      { name: 'Оборудование', value: 'Установка стоматологическая' },
      { name: 'Серийный номер', value: 'SN-204417' },
    ],
    responses: [{ decision: 'reply', text: 'Здравствуйте! Инженер приедет в четверг с 10 до 13.' }],
  },
  {
    by: 'igor',
    type: 'OfferRequest',
    title: 'Предложение по акции «Новый кабинет»',
    text: 'Оснащаем второй кабинет, нужна цена на комплект.',
    hoursAgo: 3,
  },
  {
    by: 'igor',
    type: 'OrderQuestion',
    title: 'Вопрос о заказе',
    text: 'Не пришёл счёт-фактура.',
    hoursAgo: 320,
    about: 'order',
    responses: [{ decision: 'grant', text: 'Отправили через Диадок повторно.' }],
    rated: { rating: 4 },
  },
  {
    by: 'maria',
    type: 'Analogs',
    title: 'Подобрать аналог',
    text: 'Нужен такой же по вязкости.',
    hoursAgo: 90,
    about: 'missing',
    quantity: 5,
    responses: [{ decision: 'grant', text: 'Подобрали три варианта, ссылки отправили на почту.' }],
  },
  {
    by: 'maria',
    type: 'ProductPurchase',
    title: 'Запрос предложения',
    text: 'Закупаем на полгода.',
    hoursAgo: 8,
    about: 'product',
    quantity: 40,
  },
  {
    by: 'oleg',
    type: 'General',
    title: 'Общее обращение',
    text: 'Пришлите акт сверки за прошлый квартал.',
    hoursAgo: 28,
    responses: [{ decision: 'reply', text: 'Здравствуйте! Готовим, пришлём завтра.' }],
  },
  {
    by: 'oleg',
    type: 'General',
    title: 'Общее обращение',
    text: 'Как выгрузить заказы за год?',
    hoursAgo: 700,
    responses: [{ decision: 'grant', text: 'Кнопкой «Скачать» над списком заказов.' }],
  },
];
