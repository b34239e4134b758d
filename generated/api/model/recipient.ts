import * as zod from 'zod/mini';
import { PersonName } from './personName.ts';

export const recipientIdMax = 64;


export const recipientIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const recipientFirstNameMax = 100;


export const recipientFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const recipientLastNameMax = 100;


export const recipientLastNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const recipientPhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const recipientEmailMax = 254;



export const Recipient = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recipientIdMax)).check(/*#__PURE__*/ zod.regex(recipientIdRegExp)),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recipientFirstNameMax)).check(/*#__PURE__*/ zod.regex(recipientFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recipientLastNameMax)).check(/*#__PURE__*/ zod.regex(recipientLastNameRegExp)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(recipientPhoneRegExp)),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(recipientEmailMax))),
  "isDefault": /*#__PURE__*/ zod.boolean()
});

export type Recipient = zod.input<typeof Recipient>;
export type RecipientOutput = zod.output<typeof Recipient>;
