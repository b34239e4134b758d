import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TagName } from './tagName.ts';

export const OrderTag = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "name": TagName
});

export type OrderTag = zod.input<typeof OrderTag>;
export type OrderTagOutput = zod.output<typeof OrderTag>;
