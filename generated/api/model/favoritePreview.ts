import * as zod from 'zod/mini';
import { FavoriteEntry } from './favoriteEntry.ts';

export const favoritePreviewItemsMax = 1000;



export const FavoritePreview = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(FavoriteEntry).check(/*#__PURE__*/ zod.maxLength(favoritePreviewItemsMax))
});

export type FavoritePreview = zod.input<typeof FavoritePreview>;
export type FavoritePreviewOutput = zod.output<typeof FavoritePreview>;
