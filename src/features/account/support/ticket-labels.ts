import type { TicketStatus } from '#generated/api/model/ticketStatus.ts';
import type { TicketType } from '#generated/api/model/ticketType.ts';

/** Types of tickets, for filters and badges. */
export const ticketTypeLabels: Record<TicketType, string> = {
  Analogs: 'Подбор аналога',
  ProductPurchase: 'Запрос предложения',
  WaitingList: 'Ожидание товара',
  ProductSearch: 'Поиск товара',
  Promotion: 'Вопрос по акции',
  CreatePartner: 'Добавление компании',
  CreateIndividualPartner: 'Покупка как предприниматель',
  OrderProductsUnavailable: 'Нет товаров заказа',
  OrderDeliveryUnavailable: 'Доставка заказа',
  General: 'Общий вопрос',
  OfferRequest: 'Предложение по акции',
  Refund: 'Возврат',
  PaymentUnavailable: 'Оплата заказа',
  EDO: 'Подключение ЭДО',
  PartnerOrdersAccess: 'Допуск к заказам компании',
  OrderQuestion: 'Вопрос о заказе',
  AccountDeletion: 'Удаление аккаунта',
  ProductQuestion: 'Вопрос о товаре',
  Error: 'Сообщение об ошибке',
  PartnerTradingAccess: 'Оптовый доступ',
  CustomerService: 'Ремонт и обслуживание',
};

export const ticketStatusLabels: Record<TicketStatus, string> = {
  New: 'Новое',
  InProgress: 'В работе',
  Done: 'Закрыто',
};

export const ticketStatusColors: Record<TicketStatus, string> = {
  New: 'brand',
  InProgress: 'accent',
  Done: 'gray',
};
