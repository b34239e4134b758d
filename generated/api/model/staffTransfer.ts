import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';
import { StaffTransferKind } from './staffTransferKind.ts';

export const staffTransferNumberMax = 40;

export const staffTransferRecordedByMax = 302;

export const staffTransferUndoReasonMax = 500;



export const StaffTransfer = /*#__PURE__*/ zod.object({
  "kind": StaffTransferKind,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffTransferNumberMax))),
  "day": /*#__PURE__*/ zod.iso.date(),
  "amount": Kopecks,
  "recordedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTransferRecordedByMax)),
  "recordedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "undoneAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "undoReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffTransferUndoReasonMax)))
});

export type StaffTransfer = zod.input<typeof StaffTransfer>;
export type StaffTransferOutput = zod.output<typeof StaffTransfer>;
