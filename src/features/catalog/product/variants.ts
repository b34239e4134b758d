import type { ProductVariant } from '#generated/api/model/productVariant.ts';

/** A value of an option, and the variant to link to. */
export interface VariantChoice {
  value: string;
  variant: ProductVariant;
  current: boolean;
}

export interface VariantGroup {
  /** «Оттенок». */
  name: string;
  /** The value of the current product. */
  value: string;
  choices: VariantChoice[];
}

/**
 * The options in which variants of the family differ. Each value links to the variant that has it
 * and shares the most values with the current product, preferring one that can be ordered.
 */
export function variantGroups(
  variants: readonly ProductVariant[],
  productID: string,
): VariantGroup[] {
  const present = variants.find(({ id }) => id === productID);
  if (!present) return [];
  return present.options.flatMap(({ name, value }): VariantGroup[] => {
    const values = [...new Set(variants.flatMap((variant) => optionOf(variant, name) ?? []))];
    if (values.length < 2) return [];
    const choices = values.map((requested) => ({
      value: requested,
      variant: nearest(variants, present, name, requested),
      current: requested === value,
    }));
    return [{ name, value, choices }];
  });
}

function optionOf(variant: ProductVariant, name: string): string | undefined {
  return variant.options.find((option) => option.name === name)?.value;
}

/** The nearest of the variants with the requested value; the present one is nearest to itself. */
function nearest(
  variants: readonly ProductVariant[],
  present: ProductVariant,
  name: string,
  requested: string,
): ProductVariant {
  const score = (variant: ProductVariant) =>
    2 * present.options.filter((option) => optionOf(variant, option.name) === option.value).length +
    Number(variant.available) +
    2 * Number(variant === present);
  const candidates = variants.filter((variant) => optionOf(variant, name) === requested);
  return candidates.toSorted((a, b) => score(b) - score(a))[0] ?? present;
}
