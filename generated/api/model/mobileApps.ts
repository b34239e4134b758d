import * as zod from 'zod/mini';

export const mobileAppsAppStoreMax = 2048;

export const mobileAppsGooglePlayMax = 2048;

export const mobileAppsRuStoreMax = 2048;



export const MobileApps = /*#__PURE__*/ zod.object({
  "appStore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(mobileAppsAppStoreMax))),
  "googlePlay": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(mobileAppsGooglePlayMax))),
  "ruStore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(mobileAppsRuStoreMax)))
});

export type MobileApps = zod.input<typeof MobileApps>;
export type MobileAppsOutput = zod.output<typeof MobileApps>;
