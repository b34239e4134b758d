import type { PickupPoint } from '#server/integrations/delivery-service.ts';
import { normalizeForSearch } from '#src/lib/text/normalize.ts';

/** Whether city, street or name of a point have all words of a search; without one, they do. */
export function hasWords(
  { name, city, address }: Pick<PickupPoint, 'name' | 'city' | 'address'>,
  query: string | null = null,
): boolean {
  const place = normalizeForSearch(`${name} ${city} ${address}`);
  return normalizeForSearch(query ?? '')
    .split(' ')
    .every((word) => place.includes(word));
}
