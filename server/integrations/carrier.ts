import type { Database } from '#server/db/connection.ts';

/** What a parcel contains; money in kopecks, weight in grams. */
export interface ParcelItem {
  productID: string;
  name: string;
  quantity: number;
  /** What a piece costs, for the case that it is lost. */
  price: number;
  /** What the recipient pays for a piece when it is handed over; 0 when it is paid. */
  due: number;
  /** What a piece weighs. */
  weight: number;
}

/** An order that is handed over to a carrier. */
export interface NewShipment {
  /** Id of the order: the carrier has one shipment for each, however often it is registered. */
  number: string;
  /** Id of the pickup point. */
  pointID: string;
  recipient: { name: string; phone: string; email: string | null };
  items: readonly ParcelItem[];
  /** Grams. */
  weight: number;
  /** What the recipient pays for the way when it is handed over, kopecks. */
  deliveryDue: number;
}

/**
 * Where a shipment is. `Registered`: the carrier expects it; `Sent`: it has it; `Waiting`: at the point;
 * `NotDelivered`: on its way back; `Rejected`: what was registered was not accepted; `Removed`: deleted.
 */
export type ShipmentProgress =
  | 'Registered'
  | 'Rejected'
  | 'Sent'
  | 'Waiting'
  | 'Delivered'
  | 'NotDelivered'
  | 'Removed';

export interface ShipmentState {
  progress: ShipmentProgress;
  /** By which the recipient follows it; null until the carrier has assigned one. */
  trackingNumber: string | null;
  /** What the carrier says of a rejection; null otherwise. */
  reason: string | null;
}

/** A carrier with points and shipments of its own. Its calls are made outside of transactions. */
export interface Carrier {
  /** For texts: «СДЭК». */
  readonly name: string;
  /**
   * Loads the points, when that is due; any number of processes may call it.
   * @returns whether it has loaded them. @throws when the carrier does not respond.
   */
  loadPoints(db: Database, now: Date): Promise<boolean>;
  /**
   * Registers a shipment; it may be called again for the same number, and there is one shipment.
   * @returns the carrier's id. @throws ShipmentRejected; another error when it may succeed later.
   */
  register(shipment: NewShipment): Promise<string>;
  /** @throws when the carrier does not respond; null when it has no such shipment. */
  read(id: string): Promise<ShipmentState | null>;
  /** Deletes a shipment that the carrier does not have yet. @throws when it was not deleted. */
  cancel(id: string): Promise<void>;
  /** Has changes reported to this URL; it may be called again. */
  subscribe(url: string): Promise<void>;
  /** The shipment that a report is about; null for another report. A report proves nothing: `read` does. */
  findReported(report: unknown): string | null;
}

/** The carrier does not accept a shipment as it is: another attempt would not either. */
export class ShipmentRejected extends Error {
  override readonly name = 'ShipmentRejected';
}
