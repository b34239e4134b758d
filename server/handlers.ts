import { brandHandlers } from './brands/handlers.ts';
import { compareHandlers } from './compare/handlers.ts';
import type { Handlers } from './contract/handlers.ts';
import { favoriteHandlers } from './favorites/handlers.ts';
import { productHandlers } from './product/handlers.ts';
import { promotionHandlers } from './promotions/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';

/** The table of all operations. Each domain adds its own part. */
export const handlers = {
  ...brandHandlers,
  ...compareHandlers,
  ...favoriteHandlers,
  ...productHandlers,
  ...promotionHandlers,
  ...searchHandlers,
  ...settingsHandlers,
} satisfies Partial<Handlers>;
