import { TagNameMax } from '#generated/api/model/tagName.ts';
import { all, maxLength, type Rule, required } from '#src/lib/validation.ts';

/** Rules of the one field; the length is that of the contract. */
export const tagRules: { name: Rule } = { name: all(required, maxLength(TagNameMax)) };
