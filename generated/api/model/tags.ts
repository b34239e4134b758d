import * as zod from 'zod/mini';
import { Tag } from './tag.ts';

export const tagsItemsMax = 500;



export const Tags = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Tag).check(/*#__PURE__*/ zod.maxLength(tagsItemsMax))
});

export type Tags = zod.input<typeof Tags>;
export type TagsOutput = zod.output<typeof Tags>;
