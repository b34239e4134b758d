import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ChangeCheckoutRecipient = /*#__PURE__*/ zod.object({
  "recipientID": Id
});

export type ChangeCheckoutRecipient = zod.input<typeof ChangeCheckoutRecipient>;
export type ChangeCheckoutRecipientOutput = zod.output<typeof ChangeCheckoutRecipient>;
