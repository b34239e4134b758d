import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TagName } from './tagName.ts';

export const ChangeTag = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": TagName
});

export type ChangeTag = zod.input<typeof ChangeTag>;
export type ChangeTagOutput = zod.output<typeof ChangeTag>;
