import type { components } from '#generated/server/operations.ts';
import type { Carrier } from './carrier.ts';

type Schemas = components['schemas'];

export type DeliveryMethod = Schemas['DeliveryMethod'];
export type DeliveryOption = Schemas['DeliveryOption'];
export type DeliveryInterval = Schemas['DeliveryInterval'];
export type PickupPoint = Schemas['PickupPoint'];

/** What is to be delivered. */
export interface Parcel {
  /** Grams. */
  weight: number;
  /** What the products cost after discounts, kopecks. */
  amount: number;
}

export interface DeliveryRequest {
  parcel: Parcel;
  /** The destination; null while no address is chosen. */
  city: string | null;
  /** Where the customer lives, as far as it is known: pickup points begin there. */
  nearCity?: string | null;
  /** Lists only the points with all these words in city, street or name. */
  query?: string | null;
  now: Date;
}

/** A zone of the tariff; money in kopecks. */
interface CourierZone {
  /** Without cities: everywhere else. */
  cities: readonly string[];
  price: number;
  freeFrom: number;
  /** «1–2 рабочих дня». */
  time: string;
}

/** What holds for every order: what the pages about delivery say. Weights in grams, money in kopecks. */
export interface DeliveryTerms {
  zones: readonly CourierZone[];
  intervals: readonly DeliveryInterval[];
  /** The heaviest order that a courier takes. */
  courierLimit: number;
  /** Weight that the price covers, and what every started step beyond it costs. */
  includedWeight: number;
  stepWeight: number;
  stepPrice: number;
  /** With the heaviest order that each takes. */
  points: readonly (Pick<PickupPoint, 'name' | 'address' | 'phone' | 'schedule'> & {
    limit: number;
  })[];
  /** Days that an order waits at a point. */
  storageDays: number;
}

/**
 * Prices, days and pickup points. A real carrier's service takes the place of the local table by
 * this interface alone.
 */
export interface DeliveryService {
  /** Who takes orders to points that are not the shop's own; null for nobody. */
  readonly carrier: Carrier | null;
  terms(): DeliveryTerms;
  /** Every method, the allowed ones and, with the reason, the others. */
  listOptions(request: DeliveryRequest): Promise<DeliveryOption[]>;
  /** What a courier's price includes for the weight: «в цену входит доплата 300 ₽…»; null when nothing. */
  explainWeight(parcel: Parcel): Promise<string | null>;
  /** Why nothing can be collected in this city; null when a point there takes the parcel. */
  explainCity(city: string, parcel: Parcel): Promise<string | null>;
  /** A pickup point as it is for this parcel; null when there is none of that id. */
  findPoint(id: string, request: DeliveryRequest): Promise<PickupPoint | null>;
}
