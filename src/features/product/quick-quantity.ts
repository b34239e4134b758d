import { fitQuantity, lastQuantity, type QuantityRules } from '#src/features/cart/quantity.ts';

/** What becomes of a typed quantity. */
export interface QuickQuantity {
  quantity: number;
  /** Why it is not what was typed; null when it is. */
  note: string | null;
}

/** Fits a typed quantity to what can be bought and says what was changed. */
export function quickQuantity(typed: number, rules: QuantityRules): QuickQuantity {
  const quantity = fitQuantity(typed, rules);
  if (quantity === typed) return { quantity, note: null };
  if (quantity < typed) return { quantity, note: `Есть только ${lastQuantity(rules)} шт.` };
  const { packSize, minQuantity } = rules;
  const reason = typed < minQuantity ? `от ${minQuantity} шт.` : `по ${packSize} шт.`;
  return { quantity, note: `Продаётся ${reason}: положили ${quantity}` };
}
