import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const CompareEntry = /*#__PURE__*/ zod.object({
  "productID": Id
});

export type CompareEntry = zod.input<typeof CompareEntry>;
export type CompareEntryOutput = zod.output<typeof CompareEntry>;
