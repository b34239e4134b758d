import type { Address } from '#generated/api/model/index.ts';

/** «Индекс 125047 · подъезд 2 · этаж 5 · Вход со двора»; '' when nothing more is known. */
export function addressFacts({ postalCode, entrance, floor, comment }: Address): string {
  return [
    postalCode && `индекс ${postalCode}`,
    entrance && `подъезд ${entrance}`,
    floor && `этаж ${floor}`,
    comment,
  ]
    .filter(Boolean)
    .join(' · ');
}
