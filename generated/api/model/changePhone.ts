import * as zod from 'zod/mini';
import { Phone } from './phone.ts';

export const ChangePhone = /*#__PURE__*/ zod.object({
  "phone": Phone
});

export type ChangePhone = zod.input<typeof ChangePhone>;
export type ChangePhoneOutput = zod.output<typeof ChangePhone>;
