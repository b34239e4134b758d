import * as zod from 'zod/mini';
import { Recipient } from './recipient.ts';

export const recipientsItemsMax = 200;



export const Recipients = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Recipient).check(/*#__PURE__*/ zod.maxLength(recipientsItemsMax))
});

export type Recipients = zod.input<typeof Recipients>;
export type RecipientsOutput = zod.output<typeof Recipients>;
