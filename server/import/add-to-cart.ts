import type { components } from '#generated/server/operations.ts';
import { viewCart } from '#server/cart/cart-view.ts';
import { addLines, type LockedCart } from '#server/cart/lines/change-lines.ts';
import { changeDraftLines } from '#server/checkout/draft.ts';
import { selectedProduct, viewImport } from './import-view.ts';
import { contractFor, getImport, updateImport } from './imports.ts';

type Schemas = components['schemas'];
type Skipped = Schemas['SkippedProduct'];

/** Maximum number of skipped rows in the response. */
const MAX_SKIPPED = 500;

/**
 * Adds rows of a parsed file to the quantities of a locked cart; each row is added once.
 * @throws ApiProblem 404 for another user's or an expired file, 409 CartFull.
 */
export async function addImported(
  locked: LockedCart,
  { importID, rows: named }: Schemas['ImportCartProducts'],
): Promise<Schemas['CartBulkResult']> {
  const { tx, cart, now } = locked;
  const record = await getImport(tx, cart.userID, importID, now, { lock: true });
  const contractID = await contractFor(tx, cart.userID, record.partnerID, now);
  const { rows } = await viewImport(tx, record, contractID, now);
  const requested = new Set(named ?? rows.map(({ row }) => row));
  const chosen = rows.filter(({ row }) => requested.has(row));
  const addable = chosen.filter(({ quantity, product }) => quantity > 0 && product !== null);
  const additions = addable.flatMap(({ product, quantity }) =>
    product === null ? [] : [{ productID: product.id, quantity }],
  );
  const productIDs = additions.map(({ productID }) => productID);
  const { cart: filled } = await changeDraftLines(locked, productIDs, () =>
    addLines(locked, additions),
  );
  const added = new Set(addable.map(({ row }) => row));
  await updateImport(
    tx,
    record,
    record.rows.map((row) => (added.has(row.row) ? { ...row, added: true } : row)),
  );
  const skipped = record.rows.flatMap((stored): Skipped[] => {
    const productID = selectedProduct(stored);
    const row = chosen.find((candidate) => candidate.row === stored.row);
    if (productID === null || row === undefined || added.has(row.row)) return [];
    if (named === undefined && stored.added) return [];
    return [{ productID, message: row.message ?? 'Добавить нечего' }];
  });
  return { order: await viewCart(tx, filled, locked), skipped: skipped.slice(0, MAX_SKIPPED) };
}
