import { useState } from 'react';
import type { Checkout, DeliveryMethod, DeliveryOption } from '#generated/api/model/index.ts';
import { formatInterval } from '#src/features/order-parts/delivery/delivery-texts.ts';

/** The user's unsent choice; everything else follows the checkout. */
export function useDeliveryDraft(checkout: Checkout, methods: readonly DeliveryOption[]) {
  const [method, chooseMethod] = useState<DeliveryMethod | null>(null);
  const [date, chooseDate] = useState<string | null>(null);
  const [hours, chooseInterval] = useState<string | null>(null);
  const { delivery } = checkout;
  // Nothing is selected that the order does not have; a method that is no longer available is shown
  // with its reason.
  const chosen = method ?? delivery.method;
  const option = methods.find((candidate) => candidate.method === chosen);
  const day =
    option?.dates.find((candidate) => candidate.date === (date ?? delivery.date)) ??
    option?.dates[0];
  const requestedHours = hours ?? (delivery.interval && formatInterval(delivery.interval));
  const interval =
    day?.intervals.find((candidate) => formatInterval(candidate) === requestedHours) ??
    day?.intervals[0];
  return { option, day, interval, chooseMethod, chooseDate, chooseInterval };
}
