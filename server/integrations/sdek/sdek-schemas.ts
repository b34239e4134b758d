import * as z from 'zod';

/* Responses of СДЭК's API 2.0, as far as the shop uses them. */

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

const failures = z.array(z.object({ code: z.string(), message: z.string().default('') })).nullish();

const request = z.object({ type: text, state: text, errors: failures });

const point = z.object({
  code: z.string().min(1),
  name: text,
  work_time: text,
  phones: z.array(z.object({ number: text })).nullish(),
  /** Kilograms. */
  weight_max: z.number().nullish(),
  location: z.object({
    city_code: z.int(),
    city: z.string().min(1),
    region: text,
    longitude: z.number().min(-180).max(180),
    latitude: z.number().min(-90).max(90),
    address: text,
    address_full: text,
  }),
});

const order = z.object({
  entity: z.object({
    uuid: z.string().min(1),
    cdek_number: text,
    number: text,
    statuses: z
      .array(z.object({ code: z.string(), date_time: z.string() }))
      .nullish()
      .transform((statuses) => statuses ?? []),
  }),
  requests: z
    .array(request)
    .nullish()
    .transform((requests) => requests ?? []),
});

const subscription = z.object({ url: z.string(), type: z.string() });

export const schemas = {
  failure: z.object({ errors: failures, requests: z.array(request).nullish() }),
  // One point with nonsense must not hide the others.
  points: z.array(z.unknown()).transform((list) => ({
    count: list.length,
    points: list.flatMap((one) => point.safeParse(one).data ?? []),
  })),
  /** Rubles, and working days. */
  quote: z.object({
    total_sum: z.number().nonnegative(),
    period_max: z.int().nonnegative(),
    currency: z.literal('RUB').nullish(),
  }),
  accepted: z.object({ entity: z.object({ uuid: z.string().min(1) }) }),
  order,
  subscriptions: z.array(subscription),
};

export type SdekPoint = z.output<typeof point>;
export type SdekPointPage = z.output<typeof schemas.points>;
export type SdekQuote = z.output<typeof schemas.quote>;
export type SdekOrder = z.output<typeof order>;

interface SdekItem {
  name: string;
  ware_key: string;
  /** Rubles, to be paid by the recipient for a piece. */
  payment: { value: number };
  /** Rubles, of a piece. */
  cost: number;
  /** Grams, of a piece. */
  weight: number;
  amount: number;
}

/** An order as it is registered. */
export interface NewSdekOrder {
  /** The number in the shop; СДЭК accepts each once. */
  number: string;
  delivery_point: string;
  delivery_recipient_cost?: { value: number };
  recipient: { name: string; email?: string; phones: { number: string }[] };
  /** Weights in grams. */
  packages: { number: string; weight: number; items: SdekItem[] }[];
}
