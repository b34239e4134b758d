import * as zod from 'zod/mini';

export const campaignUtmSourceMax = 200;

export const campaignUtmMediumMax = 200;

export const campaignUtmCampaignMax = 200;

export const campaignUtmTermMax = 200;

export const campaignUtmContentMax = 200;

export const campaignUtmIdMax = 200;

export const campaignUtmReferrerMax = 200;



export const Campaign = /*#__PURE__*/ zod.object({
  "utm_source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignUtmSourceMax))),
  "utm_medium": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignUtmMediumMax))),
  "utm_campaign": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignUtmCampaignMax))),
  "utm_term": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignUtmTermMax))),
  "utm_content": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignUtmContentMax))),
  "utm_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignUtmIdMax))),
  "utm_referrer": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignUtmReferrerMax)))
});

export type Campaign = zod.input<typeof Campaign>;
export type CampaignOutput = zod.output<typeof Campaign>;
