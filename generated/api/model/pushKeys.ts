import * as zod from 'zod/mini';

export const pushKeysP256dhRegExp = new RegExp('^[A-Za-z0-9_-]{87}$');
export const pushKeysAuthRegExp = new RegExp('^[A-Za-z0-9_-]{22}$');


export const PushKeys = /*#__PURE__*/ zod.object({
  "p256dh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pushKeysP256dhRegExp)),
  "auth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pushKeysAuthRegExp))
});

export type PushKeys = zod.input<typeof PushKeys>;
export type PushKeysOutput = zod.output<typeof PushKeys>;
