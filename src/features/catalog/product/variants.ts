import type { ProductVariant } from '#generated/api/model/productVariant.ts';

/** A value that a variant can have, and the variant to go to for it. */
export interface VariantChoice {
  value: string;
  variant: ProductVariant;
  current: boolean;
}

export interface VariantGroup {
  /** «Оттенок». */
  name: string;
  /** What the present product has. */
  value: string;
  choices: VariantChoice[];
}

/**
 * The family by what tells its members apart. Each value leads to the member that has it and shares
 * the most with the present product, one that can be bought before one that cannot.
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
