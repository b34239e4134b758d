import { accountComparison, readVisitorList, writeVisitorList } from './compare-list.ts';

// Apart from `compare-list.ts`, which is in every public page: only the comparison needs them.

/** The list with a product restored at its position; one that is in it already is not moved. */
export function restoreCompared(
  list: readonly string[],
  productID: string,
  index: number,
): readonly string[] {
  return list.includes(productID) ? list : list.toSpliced(index, 0, productID);
}

/** Replaces the comparison, for «Очистить» and its undo. */
export function writeCompareList(list: readonly string[]): void {
  const account = accountComparison.get();
  if (account) account.replace(list);
  else writeVisitorList(list);
}

/** Undoes a removal: the product is at its former place again. */
export function restoreToCompareList(productID: string, index: number): void {
  const account = accountComparison.get();
  if (account) account.change(productID, account.ids[index] ?? true);
  else writeVisitorList(restoreCompared(readVisitorList(), productID, index));
}
