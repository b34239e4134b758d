import * as zod from 'zod/mini';
import { EDOOperator } from './eDOOperator.ts';
import { Id } from './id.ts';
import { Phone } from './phone.ts';

export const eDORequestEmailMax = 254;

export const eDORequestFullNameMax = 300;


export const eDORequestFullNameRegExp = new RegExp('\\S');


export const EDORequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(eDORequestEmailMax)),
  "fullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(eDORequestFullNameMax)).check(/*#__PURE__*/ zod.regex(eDORequestFullNameRegExp)),
  "operatorEdo": EDOOperator,
  "phone": Phone,
  "partnerID": Id
});

export type EDORequest = zod.input<typeof EDORequest>;
export type EDORequestOutput = zod.output<typeof EDORequest>;
