import * as zod from 'zod/mini';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const personFirstNameMax = 100;


export const personFirstNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');


export const Person = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personFirstNameMax)).check(/*#__PURE__*/ zod.regex(personFirstNameRegExp)),
  "middleName": /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]),
  "lastName": /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])
});

export type Person = zod.input<typeof Person>;
export type PersonOutput = zod.output<typeof Person>;
