import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const DeletedCheckout = /*#__PURE__*/ zod.object({
  "id": Id
});

export type DeletedCheckout = zod.input<typeof DeletedCheckout>;
export type DeletedCheckoutOutput = zod.output<typeof DeletedCheckout>;
