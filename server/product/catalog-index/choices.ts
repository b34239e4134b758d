import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

/** The user's choices in the filters, without the source of the list. */
export type Choices = Pick<
  Schemas['ProductFilter'],
  'brandIDs' | 'attributes' | 'priceFrom' | 'priceTo' | 'onlyAvailable' | 'flags'
>;

/** An attribute given twice in the request is one choice with all its values. */
export function valuesByName(attributes: Choices['attributes']): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const choice of attributes ?? []) {
    values.set(choice.name, [...(values.get(choice.name) ?? []), ...choice.values]);
  }
  return values;
}
