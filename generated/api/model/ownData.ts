import * as zod from 'zod/mini';
import { OwnDataApproval } from './ownDataApproval.ts';
import { OwnDataBonus } from './ownDataBonus.ts';
import { OwnDataCart } from './ownDataCart.ts';
import { OwnDataChannels } from './ownDataChannels.ts';
import { OwnDataCompany } from './ownDataCompany.ts';
import { OwnDataCustomer } from './ownDataCustomer.ts';
import { OwnDataDevice } from './ownDataDevice.ts';
import { OwnDataImport } from './ownDataImport.ts';
import { OwnDataNotification } from './ownDataNotification.ts';
import { OwnDataOrder } from './ownDataOrder.ts';
import { OwnDataProduct } from './ownDataProduct.ts';
import { OwnDataPromoCode } from './ownDataPromoCode.ts';
import { OwnDataReview } from './ownDataReview.ts';
import { OwnDataTelegram } from './ownDataTelegram.ts';
import { OwnDataTicket } from './ownDataTicket.ts';
import { ProfileUser } from './profileUser.ts';

export const ownDataCompaniesMax = 10000;

export const ownDataAddressesItemMax = 1000;

export const ownDataAddressesMax = 10000;

export const ownDataCustomersMax = 10000;

export const ownDataOrdersMax = 10000;

export const ownDataApprovalsMax = 10000;

export const ownDataBonusesMax = 10000;

export const ownDataPromoCodesMax = 10000;

export const ownDataReviewsMax = 10000;

export const ownDataTicketsMax = 10000;

export const ownDataProductsMax = 10000;

export const ownDataImportsMax = 10000;

export const ownDataNotificationsMax = 10000;

export const ownDataNotificationSettingsMax = 100;

export const ownDataDevicesMax = 10000;



export const OwnData = /*#__PURE__*/ zod.object({
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "user": ProfileUser,
  "companies": /*#__PURE__*/ zod.array(OwnDataCompany).check(/*#__PURE__*/ zod.maxLength(ownDataCompaniesMax)),
  "addresses": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ownDataAddressesItemMax))).check(/*#__PURE__*/ zod.maxLength(ownDataAddressesMax)),
  "customers": /*#__PURE__*/ zod.array(OwnDataCustomer).check(/*#__PURE__*/ zod.maxLength(ownDataCustomersMax)),
  "cart": OwnDataCart,
  "orders": /*#__PURE__*/ zod.array(OwnDataOrder).check(/*#__PURE__*/ zod.maxLength(ownDataOrdersMax)),
  "approvals": /*#__PURE__*/ zod.array(OwnDataApproval).check(/*#__PURE__*/ zod.maxLength(ownDataApprovalsMax)),
  "bonuses": /*#__PURE__*/ zod.array(OwnDataBonus).check(/*#__PURE__*/ zod.maxLength(ownDataBonusesMax)),
  "promoCodes": /*#__PURE__*/ zod.array(OwnDataPromoCode).check(/*#__PURE__*/ zod.maxLength(ownDataPromoCodesMax)),
  "reviews": /*#__PURE__*/ zod.array(OwnDataReview).check(/*#__PURE__*/ zod.maxLength(ownDataReviewsMax)),
  "tickets": /*#__PURE__*/ zod.array(OwnDataTicket).check(/*#__PURE__*/ zod.maxLength(ownDataTicketsMax)),
  "products": /*#__PURE__*/ zod.array(OwnDataProduct).check(/*#__PURE__*/ zod.maxLength(ownDataProductsMax)),
  "imports": /*#__PURE__*/ zod.array(OwnDataImport).check(/*#__PURE__*/ zod.maxLength(ownDataImportsMax)),
  "notifications": /*#__PURE__*/ zod.array(OwnDataNotification).check(/*#__PURE__*/ zod.maxLength(ownDataNotificationsMax)),
  "notificationSettings": /*#__PURE__*/ zod.array(OwnDataChannels).check(/*#__PURE__*/ zod.maxLength(ownDataNotificationSettingsMax)),
  "devices": /*#__PURE__*/ zod.array(OwnDataDevice).check(/*#__PURE__*/ zod.maxLength(ownDataDevicesMax)),
  "telegram": /*#__PURE__*/ zod.exactOptional(OwnDataTelegram)
});

export type OwnData = zod.input<typeof OwnData>;
export type OwnDataOutput = zod.output<typeof OwnData>;
