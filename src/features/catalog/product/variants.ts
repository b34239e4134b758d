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
    const choices = values.flatMap((requested): VariantChoice[] => {
      const variant =
        requested === value ? present : nearest(variants, present, { name, value: requested });
      return variant ? [{ value: requested, variant, current: requested === value }] : [];
    });
    return [{ name, value, choices }];
  });
}

function optionOf(variant: ProductVariant, name: string): string | undefined {
  return variant.options.find((option) => option.name === name)?.value;
}

function nearest(
  variants: readonly ProductVariant[],
  present: ProductVariant,
  requested: { name: string; value: string },
): ProductVariant | undefined {
  const score = (variant: ProductVariant) =>
    2 *
      present.options.filter(
        ({ name, value }) => name !== requested.name && optionOf(variant, name) === value,
      ).length +
    (variant.available ? 1 : 0);
  return variants
    .filter((variant) => optionOf(variant, requested.name) === requested.value)
    .reduce<ProductVariant | undefined>(
      (best, variant) => (best && score(best) >= score(variant) ? best : variant),
      undefined,
    );
}
