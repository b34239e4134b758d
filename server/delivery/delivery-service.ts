import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type DeliveryMethod = Schemas['DeliveryMethod'];
export type DeliveryOption = Schemas['DeliveryOption'];
export type DeliveryInterval = Schemas['DeliveryInterval'];
export type PickupPoint = Schemas['PickupPoint'];

/** What is to be delivered. */
export interface Parcel {
  /** Grams. */
  weight: number;
  /** What the goods cost after discounts, kopecks. */
  amount: number;
}

export interface DeliveryRequest {
  parcel: Parcel;
  /** The destination; null while no address is chosen. */
  city: string | null;
  /** Where the customer lives, as far as it is known: pickup points begin there. */
  nearCity?: string | null;
  now: Date;
}

/**
 * Prices, days and pickup points. A real carrier's service takes the place of the local table by
 * this interface alone.
 */
export interface DeliveryService {
  /** Every method, the allowed ones and, with the reason, the others. */
  listOptions(request: DeliveryRequest): Promise<DeliveryOption[]>;
  /** Why nothing can be collected in this city; null when a point there takes the parcel. */
  explainCity(city: string, parcel: Parcel): Promise<string | null>;
  /** A pickup point as it is for this parcel; null when there is none of that id. */
  findPoint(id: string, request: DeliveryRequest): Promise<PickupPoint | null>;
}
