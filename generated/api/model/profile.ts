import * as zod from 'zod/mini';

export const profileUserIdMax = 64;


export const profileUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const profileUserFirstNameMax = 100;

export const profileUserMiddleNameMax = 100;

export const profileUserLastNameMax = 100;

export const profileUserPhoneOneRegExp = new RegExp('^\\+7\\d{10}$');
export const profileUserEmailMax = 254;

export const profileBonusBalanceValueMin = 0;
export const profileBonusBalanceValueMax = 9007199254740991;

export const profileActiveOrdersCountMin = 0;

export const profileUnreadNotificationsCountMin = 0;

export const profileSupportRequestsCountMin = 0;

export const profileFeedbackCountMin = 0;



export const Profile = /*#__PURE__*/ zod.object({
  "user": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileUserIdMax)).check(/*#__PURE__*/ zod.regex(profileUserIdRegExp)),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUserFirstNameMax)),
  "middleName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUserMiddleNameMax))),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUserLastNameMax))),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(profileUserPhoneOneRegExp)),/*#__PURE__*/ zod.null()]),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUserEmailMax)))
}),
  "bonusBalance": /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileBonusBalanceValueMin)).check(/*#__PURE__*/ zod.lte(profileBonusBalanceValueMax)),
  "hasError": /*#__PURE__*/ zod.boolean()
}),
  "hasPartners": /*#__PURE__*/ zod.boolean(),
  "activeOrdersCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileActiveOrdersCountMin)),
  "unreadNotificationsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileUnreadNotificationsCountMin)),
  "supportRequestsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileSupportRequestsCountMin)),
  "feedbackCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileFeedbackCountMin))
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;
