import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';
import { StaffTransferKind } from './staffTransferKind.ts';

export const StaffBankTransfer = /*#__PURE__*/ zod.object({
  "kind": StaffTransferKind,
  "amount": Kopecks,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type StaffBankTransfer = zod.input<typeof StaffBankTransfer>;
export type StaffBankTransferOutput = zod.output<typeof StaffBankTransfer>;
