import * as zod from 'zod/mini';

export const changeCheckoutRecipientRecipientIDMax = 64;


export const changeCheckoutRecipientRecipientIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ChangeCheckoutRecipient = /*#__PURE__*/ zod.object({
  "recipientID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeCheckoutRecipientRecipientIDMax)).check(/*#__PURE__*/ zod.regex(changeCheckoutRecipientRecipientIDRegExp))
});

export type ChangeCheckoutRecipient = zod.input<typeof ChangeCheckoutRecipient>;
export type ChangeCheckoutRecipientOutput = zod.output<typeof ChangeCheckoutRecipient>;
