import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const FavoriteEntry = /*#__PURE__*/ zod.object({
  "productID": Id
});

export type FavoriteEntry = zod.input<typeof FavoriteEntry>;
export type FavoriteEntryOutput = zod.output<typeof FavoriteEntry>;
