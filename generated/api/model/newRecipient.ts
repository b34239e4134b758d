import * as zod from 'zod/mini';
import { PersonName } from './personName.ts';

export const newRecipientFirstNameMax = 100;


export const newRecipientFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const newRecipientLastNameMax = 100;


export const newRecipientLastNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const newRecipientPhoneRegExp = new RegExp('^\\+7\\d{10}$');
export const newRecipientEmailMax = 254;



export const NewRecipient = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newRecipientFirstNameMax)).check(/*#__PURE__*/ zod.regex(newRecipientFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newRecipientLastNameMax)).check(/*#__PURE__*/ zod.regex(newRecipientLastNameRegExp)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newRecipientPhoneRegExp)),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(newRecipientEmailMax)))
});

export type NewRecipient = zod.input<typeof NewRecipient>;
export type NewRecipientOutput = zod.output<typeof NewRecipient>;
