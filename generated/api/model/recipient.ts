import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Phone } from './phone.ts';

export const recipientFirstNameMax = 100;

export const recipientMiddleNameMax = 100;

export const recipientLastNameMax = 100;

export const recipientEmailMax = 254;



export const Recipient = /*#__PURE__*/ zod.object({
  "id": Id,
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recipientFirstNameMax)),
  "middleName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recipientMiddleNameMax))),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recipientLastNameMax))),
  "phone": Phone,
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recipientEmailMax))),
  "isDefault": /*#__PURE__*/ zod.boolean()
});

export type Recipient = zod.input<typeof Recipient>;
export type RecipientOutput = zod.output<typeof Recipient>;
