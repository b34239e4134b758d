import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import type { CardFacts } from '#server/product/card/card-facts.ts';
import { loadFamilyAvailability } from './family-availability.ts';
import { type FamilyFacts, loadFamilies } from './family-facts.ts';

type Family = components['schemas']['ProductFamily'];

/**
 * The family for the card of the product `id`; null when the product is no listed member.
 * @param available available members; null when the card does not show variants
 */
function toCardFamily(
  { id: familyID, name, labels, chips }: FamilyFacts,
  id: string,
  available: ReadonlySet<string> | null,
): Family | null {
  const label = labels.get(id);
  if (label === undefined || labels.size < 2) return null;
  const variants =
    available === null
      ? []
      : chips(id).map(({ id: variantID, slug, label }) => ({
          slug,
          label,
          available: available.has(variantID),
        }));
  return { id: familyID, name, label, variants };
}

/**
 * The families of products, by product; products without a family are omitted.
 * @param chips whether the cards show the other variants
 */
export async function loadCardFamilies(
  db: Database,
  facts: ReadonlyMap<string, CardFacts>,
  chips: boolean,
): Promise<ReadonlyMap<string, Family | null>> {
  const members = [...facts.values()].filter(({ variantCount }) => variantCount > 1);
  if (members.length === 0) return new Map();
  const ids = [...new Set(members.map(({ familyID }) => familyID))];
  const [families, availability] = await Promise.all([
    loadFamilies(db, ids),
    chips ? loadFamilyAvailability(db, ids) : null,
  ]);
  return new Map(
    members.map(({ id, familyID }) => {
      const family = families.get(familyID);
      const available = availability?.get(familyID) ?? null;
      return [id, family === undefined ? null : toCardFamily(family, id, available)];
    }),
  );
}
