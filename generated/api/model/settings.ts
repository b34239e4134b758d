import * as zod from 'zod/mini';
import { CommentMaxLengths } from './commentMaxLengths.ts';
import { MobileApps } from './mobileApps.ts';
import { Phone } from './phone.ts';
import { ServiceLink } from './serviceLink.ts';
import { WebAnalytics } from './webAnalytics.ts';

export const settingsRocadaIdentityURLMax = 2048;


export const settingsRecommendationHelpURLMax = 2048;

export const settingsRecommendationServiceURLMax = 2048;

export const settingsSearchBoosterURLMax = 2048;

export const settingsTagManagerURLMax = 2048;

export const settingsTagManagerScriptURLsItemMax = 2048;

export const settingsTagManagerScriptURLsMax = 50;

export const settingsMarketplaceWidgetsURLMax = 2048;

export const settingsServicesMax = 20;



export const Settings = /*#__PURE__*/ zod.object({
  "rocadaIdentityURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(settingsRocadaIdentityURLMax))),
  "contactPhone": Phone,
  "contactEmail": /*#__PURE__*/ zod.email(),
  "commentMaxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "commentMaxLengths": /*#__PURE__*/ zod.exactOptional(CommentMaxLengths),
  "recommendationHelpURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(settingsRecommendationHelpURLMax))),
  "recommendationServiceURL": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(settingsRecommendationServiceURLMax))),
  "searchBoosterURL": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(settingsSearchBoosterURLMax))),
  "webAnalytics": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([WebAnalytics,/*#__PURE__*/ zod.null()])),
  "tagManagerURL": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(settingsTagManagerURLMax))),
  "tagManagerScriptURLs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(settingsTagManagerScriptURLsItemMax))).check(/*#__PURE__*/ zod.maxLength(settingsTagManagerScriptURLsMax))),
  "marketplaceWidgetsURL": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(settingsMarketplaceWidgetsURLMax))),
  "services": /*#__PURE__*/ zod.array(ServiceLink).check(/*#__PURE__*/ zod.maxLength(settingsServicesMax)),
  "mobileApps": MobileApps
});

export type Settings = zod.input<typeof Settings>;
export type SettingsOutput = zod.output<typeof Settings>;
