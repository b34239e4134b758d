import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];
export type CheckoutSection = Schemas['CheckoutSection'];

/** A choice that may become unavailable. */
interface Allowed {
  allowed: boolean;
  reason: string | null;
}

/** The buyer's choices; each is null until made. */
export interface Choices {
  method: (Schemas['DeliveryMethod'] & string) | null;
  /** The chosen method as it is for this order. */
  methodOption: Allowed | null;
  /** Whether any method can deliver this order. */
  isDeliverable: boolean;
  /** Whether the chosen day and time are still offered; true while no days are known. */
  isDateOffered: boolean;
  hasAddress: boolean;
  point: Allowed | null;
  hasRecipient: boolean;
  paymentOption: Allowed | null;
}

function deliveryFault(choices: Choices): string | null {
  const { method, methodOption, isDeliverable, isDateOffered } = choices;
  if (!isDeliverable) return 'Для такого заказа нет способа получения: передайте его менеджеру';
  if (method === null || methodOption === null) return 'Выберите способ получения';
  if (!methodOption.allowed) return methodOption.reason;
  return isDateOffered ? null : 'Выбранное время больше недоступно, выберите другое';
}

function pointFault({ method, hasAddress, point }: Choices): string | null {
  if (method === 'Courier') return hasAddress ? null : 'Выберите адрес доставки';
  if (method === null) return 'Сначала выберите способ получения';
  if (point === null) return 'Выберите пункт выдачи';
  return point.allowed ? null : point.reason;
}

function paymentFault({ paymentOption }: Choices): string | null {
  if (paymentOption === null) return 'Выберите способ оплаты';
  return paymentOption.allowed ? null : paymentOption.reason;
}

/** The sections in the order of the form, each with what is missing. */
export function evaluateSections(choices: Choices): CheckoutSection[] {
  const section = (name: CheckoutSection['name'], message: string | null) => ({
    name,
    complete: message === null,
    message,
  });
  return [
    section('Delivery', deliveryFault(choices)),
    section('DeliveryPoint', pointFault(choices)),
    section('Recipient', choices.hasRecipient ? null : 'Укажите получателя'),
    section('Payment', paymentFault(choices)),
    section('Comment', null),
  ];
}
