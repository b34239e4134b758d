import * as zod from 'zod/mini';

export const webAnalyticsCounterIDRegExp = new RegExp('^[0-9]{1,12}$');
export const webAnalyticsScriptURLMax = 2048;



export const WebAnalytics = /*#__PURE__*/ zod.object({
  "counterID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(webAnalyticsCounterIDRegExp)),
  "scriptURL": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(webAnalyticsScriptURLMax))
});

export type WebAnalytics = zod.input<typeof WebAnalytics>;
export type WebAnalyticsOutput = zod.output<typeof WebAnalytics>;
