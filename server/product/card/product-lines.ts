import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { loadCards } from './product-cards.ts';

type Line = components['schemas']['ProductLine'];

/** Short product data for dialogs and requests, by id; unknown ids are omitted. */
export async function loadLines(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Line>> {
  const cards = await loadCards(db, ids, { userID: null, now: new Date() });
  return new Map(
    cards.map(({ id, name, slug, images, vendorCode, weight, saleForbidden, available }) => [
      id,
      { id, name, slug, images, vendorCode, weight, saleForbidden, available },
    ]),
  );
}
