import * as zod from 'zod/mini';
import { Phone } from './phone.ts';

export const personFirstNameMax = 100;

export const personMiddleNameMax = 100;

export const personLastNameMax = 100;



export const Person = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personFirstNameMax)),
  "middleName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personMiddleNameMax))),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personLastNameMax))),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])
});

export type Person = zod.input<typeof Person>;
export type PersonOutput = zod.output<typeof Person>;
