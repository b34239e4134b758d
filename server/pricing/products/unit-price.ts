/** What a piece of a product holds, by its characteristics. */
export interface ContentAttribute {
  name: string;
  value: string;
  unit: string | null;
}

/** A price for comparing packs: `price` kopecks for `amount` of `unit`, as in «13,80 ₽ за 1 пару». */
export interface UnitPrice {
  price: number;
  amount: number;
  unit: string;
}

/** Characteristics that say how much is in a piece; the first that a product has counts. */
const CONTENT_NAMES = ['Количество', 'В упаковке', 'Масса нетто', 'Объём'];
/** Units of counted contents, with their form after «за 1». */
const COUNTED: Readonly<Record<string, string>> = { 'шт.': 'шт.', пар: 'пару', карпул: 'карпулу' };
const MEASURED = ['г', 'мл'];
const LARGE = ['кг', 'л'];
/** From this many grams or milliliters on the price is per hundred. */
const HUNDREDS_FROM = 100;

/** The reference quantity; null for units without a quantity per piece. */
function measureOf(content: number, unit: string): number | null {
  if (COUNTED[unit]) return content > 1 ? 1 : null;
  if (MEASURED.includes(unit)) return content >= HUNDREDS_FROM ? 100 : 1;
  return LARGE.includes(unit) ? 1 : null;
}

/** «89 ₽ за 1 г» of a 4 g syringe; null where the content is unknown or the price says it already. */
export function unitPrice(
  price: number,
  attributes: readonly ContentAttribute[],
): UnitPrice | null {
  for (const name of CONTENT_NAMES) {
    const attribute = attributes.find((one) => one.name === name);
    const content = Number(attribute?.value.replace(',', '.'));
    if (!(attribute?.unit && content > 0)) continue;
    const { unit } = attribute;
    const amount = measureOf(content, unit);
    if (amount === null || amount === content) return null;
    return {
      price: Math.round((price * amount) / content),
      amount,
      unit: COUNTED[unit] ?? unit,
    };
  }
  return null;
}
