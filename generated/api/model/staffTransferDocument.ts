import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const staffTransferDocumentNumberMax = 40;


export const staffTransferDocumentNumberRegExp = new RegExp('\\S');


export const StaffTransferDocument = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTransferDocumentNumberMax)).check(/*#__PURE__*/ zod.regex(staffTransferDocumentNumberRegExp)),
  "day": /*#__PURE__*/ zod.iso.date(),
  "amount": Kopecks
});

export type StaffTransferDocument = zod.input<typeof StaffTransferDocument>;
export type StaffTransferDocumentOutput = zod.output<typeof StaffTransferDocument>;
