import { syncAwaitedApprovers } from '#server/approval/decision/sync-approvers.ts';
import { estimateProductDelivery } from '#server/cart/choices/delivery-estimate.ts';
import { approvalHandlers } from './approval/handlers.ts';
import { backofficeHandlers } from './backoffice/handlers.ts';
import { brandHandlers } from './brands/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { createCartHandlers } from './cart/handlers.ts';
import { changeDraft, changeDraftLines } from './checkout/draft.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import { placedOrderHandlers } from './checkout/order-handlers.ts';
import { priceHandlers } from './checkout/price-handlers.ts';
import { compareHandlers } from './compare/handlers.ts';
import type { Handlers } from './contract/handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import { emptypageHandlers } from './emptypage/handlers.ts';
import { favoriteHandlers } from './favorites/handlers.ts';
import { importHandlers } from './import/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { orderHandlers } from './order/handlers.ts';
import { otpHandlers } from './otp/handlers.ts';
import { createPartnerHandlers } from './partners/handlers.ts';
import { paymentHandlers } from './payment/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { createProductHandlers } from './product/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { promotionHandlers } from './promotions/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { shareHandlers } from './share/handlers.ts';
import { supportHandlers } from './support/handlers.ts';
import { userHandlers } from './user/handlers.ts';

/**
 * The table of all operations; a missing one does not compile. What one domain does when another
 * changes is said here, where both are known.
 */
export const handlers = {
  ...approvalHandlers,
  ...backofficeHandlers,
  ...brandHandlers,
  ...calendarHandlers,
  ...createCartHandlers({ change: changeDraft, changeLines: changeDraftLines }),
  ...checkoutHandlers,
  ...placedOrderHandlers,
  ...priceHandlers,
  ...compareHandlers,
  ...documentHandlers,
  ...emptypageHandlers,
  ...favoriteHandlers,
  ...importHandlers,
  ...notificationHandlers,
  ...orderHandlers,
  ...otpHandlers,
  ...pricingHandlers,
  ...createPartnerHandlers(syncAwaitedApprovers),
  ...paymentHandlers,
  ...createProductHandlers(estimateProductDelivery),
  ...profileHandlers,
  ...promotionHandlers,
  ...settingsHandlers,
  ...shareHandlers,
  ...supportHandlers,
  ...userHandlers,
} satisfies Handlers;
