import type { Rule } from '#src/lib/validation.ts';

/** Rubles with up to two decimals; spaces are ignored. */
const RUBLES = /^\d{1,10}([.,]\d{1,2})?$/;
const KOPECKS = 100;

function bare(value: string | undefined): string {
  return (value ?? '').replace(/\s/g, '');
}

/** A sum typed in rubles; blank is none. */
export const rubles: Rule = (value) =>
  bare(value) === '' || RUBLES.test(bare(value)) ? null : 'Введите сумму в рублях, например 20 000';

/** Kopecks of a typed sum; null when blank. */
export function toKopecks(value: string): number | null {
  const typed = bare(value);
  return typed === '' ? null : Math.round(Number(typed.replace(',', '.')) * KOPECKS);
}

/** A sum as it is typed; '' for none. */
export function toRubles(kopecks: number | null): string {
  return kopecks === null ? '' : String(kopecks / KOPECKS).replace('.', ',');
}
