import type { Template } from '#demo/catalog/model.ts';
import { BASE_VAT_RATE, type VatRate } from '#server/pricing/vat.ts';

const REDUCED_RATE = 10;

/** Medicines, dressings and other medical goods at the reduced rate (НК РФ ст. 164 п. 2 пп. 4). */
const REDUCED: ReadonlySet<string> = new Set([
  'anesthetic',
  'antiseptic',
  'carpule-needle',
  'carpule-syringe',
  'cotton',
  'endo-needle',
  'gloves-latex',
  'gloves-nitrile',
  'haemostatic',
  'mask',
  'suture',
]);

/** Disinfectants and their like: registered, and taxed as any goods. */
const TAXED: ReadonlySet<string> = new Set([
  'disinfect-surface',
  'disinfect-suction',
  'disinfect-tool',
  'indicator',
  'irrigator',
  'loupe',
  'pouch',
  'wipes',
]);

/**
 * VAT of the demo's goods: what is no medical device at the base rate, medicines and supplies at the
 * reduced one, registered devices without (НК РФ ст. 149 п. 2 пп. 1).
 */
export function vatOf({ category, certificate }: Template): VatRate {
  if (REDUCED.has(category)) return REDUCED_RATE;
  return certificate === false || TAXED.has(category) ? BASE_VAT_RATE : null;
}
