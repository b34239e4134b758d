import * as zod from 'zod/mini';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const newRecipientEmailMax = 254;



export const NewRecipient = /*#__PURE__*/ zod.object({
  "firstName": PersonName,
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": PersonName,
  "phone": Phone,
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(newRecipientEmailMax)))
});

export type NewRecipient = zod.input<typeof NewRecipient>;
export type NewRecipientOutput = zod.output<typeof NewRecipient>;
