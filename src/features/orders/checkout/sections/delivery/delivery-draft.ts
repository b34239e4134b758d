import type {
  DeliveryInterval,
  DeliveryOption,
  OrderDelivery,
} from '#generated/api/model/index.ts';

/** A delivery method with its day and interval, as far as it has them. */
export interface DeliveryDraft {
  option: DeliveryOption | undefined;
  day: DeliveryOption['dates'][number] | undefined;
  interval: DeliveryInterval | undefined;
}

/**
 * What is selected: the delivery's method, and its day and interval if they are offered, otherwise
 * the nearest. A method that is no longer available is shown with its reason.
 */
export function deliveryDraft(
  { method, date, interval }: OrderDelivery,
  methods: readonly DeliveryOption[],
): DeliveryDraft {
  const option = methods.find((candidate) => candidate.method === method);
  const day = option?.dates.find((offered) => offered.date === date) ?? option?.dates[0];
  return { option, day, interval: intervalOf(day, interval) };
}

/** The same interval on a day, otherwise its first. */
export function intervalOf(
  day: DeliveryDraft['day'],
  interval: DeliveryInterval | null | undefined,
): DeliveryInterval | undefined {
  const same = day?.intervals.find(
    ({ from, to }) => from === interval?.from && to === interval?.to,
  );
  return same ?? day?.intervals[0];
}

/** The request that saves it; null without a method. */
export function requestOf({ option, day, interval }: DeliveryDraft) {
  if (!option) return null;
  const { method } = option;
  const slot = { date: day?.date ?? null, interval: interval ?? null };
  return { method, ...(method === 'Courier' && slot) };
}
