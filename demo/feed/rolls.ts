import type {
  UnavailabilityReason,
  UnavailableAction,
} from '#server/product/stock/availability.ts';
import { between } from './random.ts';

type Random = () => number;

interface Roll {
  stock: number;
  extension: Array<[string, string]>;
}

/** Reason, its weight, and the action where it is not the usual one of the reason. */
const REASONS: ReadonlyArray<readonly [UnavailabilityReason, number, UnavailableAction | null]> = [
  ['OutOfStock', 34, null],
  ['TemporaryUnavailable', 26, null],
  ['Discontinued', 14, null],
  ['Discontinued', 5, 'None'],
  ['RestrictedByProducer', 11, null],
  ['Other', 10, null],
];

function pickReason(random: Random): Array<[string, string]> {
  const total = REASONS.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [reason, weight, action] of REASONS) {
    left -= weight;
    if (left <= 0) {
      return [
        ['unavailability-reason', reason],
        ...(action === null ? [] : ([['unavailable-action', action]] as Array<[string, string]>)),
      ];
    }
  }
  return [];
}

/** Stock of a product: all levels occur; expensive products have one or two pieces. */
export function rollAvailability(random: Random, rubles: number): Roll {
  const chance = random();
  if (chance < 0.09) return { stock: 0, extension: pickReason(random) };
  if (chance < 0.17) return { stock: between(1, 2, random), extension: [] };
  if (rubles > 80_000) return { stock: between(1, 12, random), extension: [] };
  if (chance < 0.34) return { stock: between(3, 9, random), extension: [] };
  if (chance < 0.6) return { stock: between(10, 49, random), extension: [] };
  return { stock: between(50, rubles > 5000 ? 120 : 900, random), extension: [] };
}
