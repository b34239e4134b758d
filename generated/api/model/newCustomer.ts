import * as zod from 'zod/mini';
import { PersonName } from './personName.ts';

export const newCustomerFirstNameMax = 100;


export const newCustomerFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const newCustomerLastNameMax = 100;


export const newCustomerLastNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');
export const newCustomerPhoneRegExp = new RegExp('^\\+7\\d{10}$');


export const NewCustomer = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newCustomerFirstNameMax)).check(/*#__PURE__*/ zod.regex(newCustomerFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newCustomerLastNameMax)).check(/*#__PURE__*/ zod.regex(newCustomerLastNameRegExp)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newCustomerPhoneRegExp))
});

export type NewCustomer = zod.input<typeof NewCustomer>;
export type NewCustomerOutput = zod.output<typeof NewCustomer>;
