import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import type { Settable } from '#tools/contract/world/shown.ts';
import { brief } from './difference.ts';

/** When and by whom a record was made, which no change changes. */
const made = /^created(?:At|On|Date|Time|By|_at|_on|_date|_time|_by)?$/;

/** What a change must leave as it was: the id of the record, and when and by whom it was made. */
export function creationFlaw(
  before: JsonObject,
  after: JsonObject,
  settable: readonly Settable[],
): Flaw | null {
  for (const [name, value] of Object.entries(before)) {
    if (name !== 'id' && !made.test(name)) continue;
    if (!(name in after) || settable.some((one) => one.name === name)) continue;
    if (isDeepStrictEqual(after[name], value)) continue;
    const expected = `${name} ${brief(value)}, which no change changes`;
    return { rule: 'unsent-changed', expected, actual: brief(after[name]) };
  }
  return null;
}
