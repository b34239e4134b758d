import * as zod from 'zod/mini';
import { OwnDataBonus } from './ownDataBonus.ts';
import { OwnDataCompany } from './ownDataCompany.ts';
import { OwnDataOrder } from './ownDataOrder.ts';
import { OwnDataProduct } from './ownDataProduct.ts';
import { OwnDataReview } from './ownDataReview.ts';
import { OwnDataTicket } from './ownDataTicket.ts';
import { ProfileUser } from './profileUser.ts';

export const ownDataCompaniesMax = 10000;

export const ownDataAddressesItemMax = 1000;

export const ownDataAddressesMax = 10000;

export const ownDataOrdersMax = 10000;

export const ownDataBonusesMax = 10000;

export const ownDataReviewsMax = 10000;

export const ownDataTicketsMax = 10000;

export const ownDataProductsMax = 10000;



export const OwnData = /*#__PURE__*/ zod.object({
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "user": ProfileUser,
  "companies": /*#__PURE__*/ zod.array(OwnDataCompany).check(/*#__PURE__*/ zod.maxLength(ownDataCompaniesMax)),
  "addresses": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ownDataAddressesItemMax))).check(/*#__PURE__*/ zod.maxLength(ownDataAddressesMax)),
  "orders": /*#__PURE__*/ zod.array(OwnDataOrder).check(/*#__PURE__*/ zod.maxLength(ownDataOrdersMax)),
  "bonuses": /*#__PURE__*/ zod.array(OwnDataBonus).check(/*#__PURE__*/ zod.maxLength(ownDataBonusesMax)),
  "reviews": /*#__PURE__*/ zod.array(OwnDataReview).check(/*#__PURE__*/ zod.maxLength(ownDataReviewsMax)),
  "tickets": /*#__PURE__*/ zod.array(OwnDataTicket).check(/*#__PURE__*/ zod.maxLength(ownDataTicketsMax)),
  "products": /*#__PURE__*/ zod.array(OwnDataProduct).check(/*#__PURE__*/ zod.maxLength(ownDataProductsMax))
});

export type OwnData = zod.input<typeof OwnData>;
export type OwnDataOutput = zod.output<typeof OwnData>;
