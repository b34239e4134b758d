import type {
  OrderAction,
  OrderStatus,
  PaymentMethod,
  ShippingState,
} from '#generated/api/model/index.ts';

/** Tone of a status: `active` is in progress, `bad` needs attention. */
export type StatusTone = 'active' | 'good' | 'bad' | 'quiet';

/** By status, in the order of an order's life cycle. */
export const statusLabels: Record<OrderStatus, { label: string; tone: StatusTone }> = {
  Draft: { label: 'Черновик', tone: 'quiet' },
  WaitingForApprove: { label: 'Ждёт согласования', tone: 'active' },
  Approved: { label: 'Согласован', tone: 'active' },
  NotApproved: { label: 'Отклонён', tone: 'bad' },
  WaitingForCreating: { label: 'Создаётся', tone: 'active' },
  CreatingError: { label: 'Не удалось создать', tone: 'bad' },
  Pending: { label: 'Принят', tone: 'active' },
  PendingManager: { label: 'У менеджера', tone: 'active' },
  Confirmed: { label: 'Подтверждён', tone: 'active' },
  WaitingForPicking: { label: 'Собирается', tone: 'active' },
  WaitingForShipping: { label: 'Готов к отправке', tone: 'active' },
  Shipped: { label: 'В пути', tone: 'active' },
  Succeeded: { label: 'Получен', tone: 'good' },
  WaitingForRefund: { label: 'Возврат рассматривается', tone: 'active' },
  Refunded: { label: 'Возвращён', tone: 'quiet' },
  Canceled: { label: 'Отменён', tone: 'quiet' },
};

const paymentMethods: Record<PaymentMethod, string> = {
  Cash: 'Наличными при получении',
  BankCard: 'Банковской картой',
  SBP: 'СБП',
  Invoice: 'По счёту',
  SberInstallment: 'Рассрочка от Сбера',
};

const shippingStates: Record<ShippingState, string> = {
  NotConfirmed: 'ещё не начата',
  Shipping: 'заказ готовят к отправке',
  Shipped: 'заказ отправлен',
};

/** The status of an order: text and color. */
export function describeStatus(status: OrderStatus): { label: string; tone: StatusTone } {
  return statusLabels[status];
}

/** The name of a payment method. */
export function paymentMethodName(method: PaymentMethod): string {
  return paymentMethods[method];
}

/** The name of a shipping state. */
export function shippingStateName(state: ShippingState): string {
  return shippingStates[state];
}

/** Whether the server allows the action now; others are rejected with 409. */
export function isAllowed(actions: readonly OrderAction[], action: OrderAction): boolean {
  return actions.includes(action);
}
