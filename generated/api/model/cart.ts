import * as zod from 'zod/mini';
import { CartOrder } from './cartOrder.ts';

export const Cart = /*#__PURE__*/ zod.object({
  "order": CartOrder
});

export type Cart = zod.input<typeof Cart>;
export type CartOutput = zod.output<typeof Cart>;
