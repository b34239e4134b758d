import { cartHandlers } from './cart/handlers.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import type { Handlers } from './contract/handlers.ts';
import { orderHandlers } from './order/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { supportHandlers } from './support/handlers.ts';
import { userHandlers } from './user/handlers.ts';

/** The table of all operations. Each domain adds its own part. */
export const handlers = {
  ...cartHandlers,
  ...checkoutHandlers,
  ...orderHandlers,
  ...profileHandlers,
  ...supportHandlers,
  ...userHandlers,
} satisfies Partial<Handlers>;
