import * as zod from 'zod/mini';
import { FinDocument } from './finDocument.ts';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const newFinDocsRecipientPositionMax = 200;

export const newFinDocsRecipientEmailMax = 254;

export const newFinDocsRecipientDocumentsMax = 10;



export const NewFinDocsRecipient = /*#__PURE__*/ zod.object({
  "firstName": PersonName,
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": PersonName,
  "position": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newFinDocsRecipientPositionMax))),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(newFinDocsRecipientEmailMax)),
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])),
  "documents": /*#__PURE__*/ zod.array(FinDocument).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newFinDocsRecipientDocumentsMax))
});

export type NewFinDocsRecipient = zod.input<typeof NewFinDocsRecipient>;
export type NewFinDocsRecipientOutput = zod.output<typeof NewFinDocsRecipient>;
