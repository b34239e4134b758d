import * as zod from 'zod/mini';
import { Advertiser } from './advertiser.ts';
import { BannerDisplay } from './bannerDisplay.ts';
import { BannerKind } from './bannerKind.ts';
import { Device } from './device.ts';
import { Id } from './id.ts';
import { Picture } from './picture.ts';

export const promotionNameMax = 300;

export const promotionPositionMin = 0;

export const promotionSlugMax = 300;

export const promotionDescriptionMax = 5000;

export const promotionProductCountMin = 0;



export const Promotion = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promotionNameMax)),
  "creative": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promotionPositionMin)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promotionSlugMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promotionDescriptionMax)),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promotionProductCountMin)),
  "display": /*#__PURE__*/ zod.exactOptional(BannerDisplay),
  "kind": /*#__PURE__*/ zod.exactOptional(BannerKind),
  "creativeMobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()])),
  "device": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Device,/*#__PURE__*/ zod.null()])),
  "advertiser": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Advertiser,/*#__PURE__*/ zod.null()]))
});

export type Promotion = zod.input<typeof Promotion>;
export type PromotionOutput = zod.output<typeof Promotion>;
