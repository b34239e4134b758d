import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Values } from '#tools/contract/sequences/sequence.ts';

/** A day and a time of it, as templates of a body. */
interface CourierTime {
  readonly date: (values: Values) => unknown;
  readonly interval: (values: Values) => unknown;
}

/** The days of the courier that can be chosen, the nearest first, of the methods saved as `methods`. */
function courierDays({ methods }: Values): JsonObject[] {
  const courier = (Array.isArray(methods) ? methods : []).find(
    (one) => isObject(one) && one.method === 'Courier' && one.allowed === true,
  );
  const dates: unknown[] = isObject(courier) && Array.isArray(courier.dates) ? courier.dates : [];
  return dates.filter(isObject);
}

function intervalsOf(day: JsonObject | undefined): unknown[] {
  return Array.isArray(day?.intervals) ? day.intervals : [];
}

/** Whether one of these days can be chosen that is not the nearest. */
export const hasChoiceOfDays = (values: Values): boolean => courierDays(values).length > 1;

/** The last time of the last day; null where no time is chosen. */
export const lastTime: CourierTime = {
  date: (values) => courierDays(values).at(-1)?.date,
  interval: (values) => intervalsOf(courierDays(values).at(-1)).at(-1) ?? null,
};

/** What a back end chooses for who chooses nothing. */
export const firstTime: CourierTime = {
  date: (values) => courierDays(values)[0]?.date,
  interval: (values) => intervalsOf(courierDays(values)[0])[0] ?? null,
};

/** Where an order shows its day and time. */
export const timeShown = ({ date, interval }: CourierTime) => ({
  '/delivery/date': date,
  '/delivery/interval': interval,
});
