export const UNAVAILABILITY_REASONS = [
  'TemporaryUnavailable',
  'Discontinued',
  'RestrictedByProducer',
  'OutOfStock',
  'Other',
] as const;

export type UnavailabilityReason = (typeof UNAVAILABILITY_REASONS)[number];

export const UNAVAILABLE_ACTIONS = [
  'RequestAssistance',
  'RequestOffer',
  'RequestAnalogue',
  'None',
  'WaitingList',
] as const;

export type UnavailableAction = (typeof UNAVAILABLE_ACTIONS)[number];

const DEFAULT_ACTIONS: Readonly<Record<UnavailabilityReason, UnavailableAction>> = {
  TemporaryUnavailable: 'WaitingList',
  OutOfStock: 'WaitingList',
  Discontinued: 'RequestAnalogue',
  RestrictedByProducer: 'RequestOffer',
  Other: 'RequestAssistance',
};

export interface Availability {
  stock: number;
  available: boolean;
  unavailabilityReason: UnavailabilityReason | null;
  unavailableAction: UnavailableAction | null;
}

/**
 * Whether a product can be bought, and if not, why and what the shop offers instead. A reason
 * given by the feed makes it unavailable whatever the stock; otherwise restriction, the `available`
 * attribute and a stock below the smallest quantity on sale do.
 */
export function productAvailability(given: {
  stock: number;
  /** The smallest quantity on sale, pieces. */
  smallest: number;
  offered: boolean;
  saleForbidden: boolean;
  reason: UnavailabilityReason | null;
  action: UnavailableAction | null;
}): Availability {
  const { stock, reason, action } = given;
  const implied: UnavailabilityReason | null = given.saleForbidden
    ? 'RestrictedByProducer'
    : !given.offered
      ? 'TemporaryUnavailable'
      : stock < given.smallest
        ? 'OutOfStock'
        : null;
  const unavailabilityReason = reason ?? implied;
  return {
    stock,
    available: unavailabilityReason === null,
    unavailabilityReason,
    unavailableAction:
      unavailabilityReason === null ? null : (action ?? DEFAULT_ACTIONS[unavailabilityReason]),
  };
}
