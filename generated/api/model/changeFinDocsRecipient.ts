import * as zod from 'zod/mini';
import { FinDocument } from './finDocument.ts';
import { Id } from './id.ts';
import { PersonName } from './personName.ts';
import { Phone } from './phone.ts';

export const changeFinDocsRecipientPositionMax = 200;

export const changeFinDocsRecipientEmailMax = 254;

export const changeFinDocsRecipientDocumentsMax = 10;



export const ChangeFinDocsRecipient = /*#__PURE__*/ zod.object({
  "id": Id,
  "firstName": PersonName,
  "middleName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([PersonName,/*#__PURE__*/ zod.null()])),
  "lastName": PersonName,
  "position": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeFinDocsRecipientPositionMax))),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(changeFinDocsRecipientEmailMax)),
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])),
  "documents": /*#__PURE__*/ zod.array(FinDocument).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeFinDocsRecipientDocumentsMax))
});

export type ChangeFinDocsRecipient = zod.input<typeof ChangeFinDocsRecipient>;
export type ChangeFinDocsRecipientOutput = zod.output<typeof ChangeFinDocsRecipient>;
