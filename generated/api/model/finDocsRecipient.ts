import * as zod from 'zod/mini';
import { FinDocument } from './finDocument.ts';
import { Id } from './id.ts';
import { Phone } from './phone.ts';

export const finDocsRecipientFirstNameMax = 100;

export const finDocsRecipientMiddleNameMax = 100;

export const finDocsRecipientLastNameMax = 100;

export const finDocsRecipientPositionMax = 200;

export const finDocsRecipientEmailMin = 3;
export const finDocsRecipientEmailMax = 254;

export const finDocsRecipientDocumentsMax = 10;



export const FinDocsRecipient = /*#__PURE__*/ zod.object({
  "id": Id,
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finDocsRecipientFirstNameMax)),
  "middleName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(finDocsRecipientMiddleNameMax))),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finDocsRecipientLastNameMax)),
  "position": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(finDocsRecipientPositionMax))),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(finDocsRecipientEmailMin)).check(/*#__PURE__*/ zod.maxLength(finDocsRecipientEmailMax)),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()]),
  "documents": /*#__PURE__*/ zod.array(FinDocument).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finDocsRecipientDocumentsMax))
});

export type FinDocsRecipient = zod.input<typeof FinDocsRecipient>;
export type FinDocsRecipientOutput = zod.output<typeof FinDocsRecipient>;
