import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TagName } from './tagName.ts';

export const tagOrderCountMin = 0;



export const Tag = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": TagName,
  "orderCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tagOrderCountMin))
});

export type Tag = zod.input<typeof Tag>;
export type TagOutput = zod.output<typeof Tag>;
