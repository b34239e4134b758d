import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TagName } from './tagName.ts';

export const deletedTagOrderCountMin = 0;



export const DeletedTag = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": TagName,
  "orderCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(deletedTagOrderCountMin))
});

export type DeletedTag = zod.input<typeof DeletedTag>;
export type DeletedTagOutput = zod.output<typeof DeletedTag>;
