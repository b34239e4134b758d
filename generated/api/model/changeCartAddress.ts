import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ChangeCartAddress = /*#__PURE__*/ zod.object({
  "addressID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type ChangeCartAddress = zod.input<typeof ChangeCartAddress>;
export type ChangeCartAddressOutput = zod.output<typeof ChangeCartAddress>;
