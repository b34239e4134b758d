import * as zod from 'zod/mini';
import { FinDocsRecipient } from './finDocsRecipient.ts';

export const finDocsRecipientsItemsMax = 200;



export const FinDocsRecipients = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(FinDocsRecipient).check(/*#__PURE__*/ zod.maxLength(finDocsRecipientsItemsMax))
});

export type FinDocsRecipients = zod.input<typeof FinDocsRecipients>;
export type FinDocsRecipientsOutput = zod.output<typeof FinDocsRecipients>;
