import { searchHandlers } from '#server/product/search-handlers.ts';
import { approvalHandlers } from './approval/handlers.ts';
import { brandHandlers } from './brands/handlers.ts';
import { cartHandlers } from './cart/handlers.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import { compareHandlers } from './compare/handlers.ts';
import type { Handlers } from './contract/handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import { emptypageHandlers } from './emptypage/handlers.ts';
import { favoriteHandlers } from './favorites/handlers.ts';
import { importHandlers } from './import/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { orderHandlers } from './order/handlers.ts';
import { otpHandlers } from './otp/handlers.ts';
import { partnerHandlers } from './partners/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { productHandlers } from './product/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { promotionHandlers } from './promotions/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { shareHandlers } from './share/handlers.ts';
import { supportHandlers } from './support/handlers.ts';
import { userHandlers } from './user/handlers.ts';

/** The table of all operations; a missing one does not compile. */
export const handlers = {
  ...approvalHandlers,
  ...brandHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...compareHandlers,
  ...documentHandlers,
  ...emptypageHandlers,
  ...favoriteHandlers,
  ...importHandlers,
  ...notificationHandlers,
  ...orderHandlers,
  ...otpHandlers,
  ...pricingHandlers,
  ...partnerHandlers,
  ...productHandlers,
  ...profileHandlers,
  ...promotionHandlers,
  ...searchHandlers,
  ...settingsHandlers,
  ...shareHandlers,
  ...supportHandlers,
  ...userHandlers,
} satisfies Handlers;
