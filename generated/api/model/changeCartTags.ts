import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const changeCartTagsTagIDsMax = 20;



export const ChangeCartTags = /*#__PURE__*/ zod.object({
  "tagIDs": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(changeCartTagsTagIDsMax))
});

export type ChangeCartTags = zod.input<typeof ChangeCartTags>;
export type ChangeCartTagsOutput = zod.output<typeof ChangeCartTags>;
