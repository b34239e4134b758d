import * as zod from 'zod/mini';
import { TagName } from './tagName.ts';

export const NewTag = /*#__PURE__*/ zod.object({
  "name": TagName
});

export type NewTag = zod.input<typeof NewTag>;
export type NewTagOutput = zod.output<typeof NewTag>;
