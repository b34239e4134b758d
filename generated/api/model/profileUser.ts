import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Phone } from './phone.ts';

export const profileUserFirstNameMax = 100;

export const profileUserMiddleNameMax = 100;

export const profileUserLastNameMax = 100;

export const profileUserEmailMax = 254;



export const ProfileUser = /*#__PURE__*/ zod.object({
  "id": Id,
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUserFirstNameMax)),
  "middleName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUserMiddleNameMax))),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUserLastNameMax))),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()]),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUserEmailMax))),
  "isPhoneVerified": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "isEmailVerified": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "isPhoneOwn": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type ProfileUser = zod.input<typeof ProfileUser>;
export type ProfileUserOutput = zod.output<typeof ProfileUser>;
