import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const recipientEmailMax = 254;



export const Recipient = /*#__PURE__*/ zod.object({
  "id": Id,
  "firstName": PersonName,
  "middleName": /*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()]),
  "lastName": PersonName,
  "phone": Phone,
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(recipientEmailMax))),
  "isDefault": /*#__PURE__*/ zod.boolean()
});

export type Recipient = zod.input<typeof Recipient>;
export type RecipientOutput = zod.output<typeof Recipient>;
