import * as zod from 'zod/mini';

export const undoAcceptanceHeadersXRequestIDMin = 8;
export const undoAcceptanceHeadersXRequestIDMax = 64;


export const undoAcceptanceHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const UndoAcceptanceHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(undoAcceptanceHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(undoAcceptanceHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(undoAcceptanceHeadersXRequestIDRegExp)))
})

export type UndoAcceptanceHeaders = zod.input<typeof UndoAcceptanceHeaders>;
export type UndoAcceptanceHeadersOutput = zod.output<typeof UndoAcceptanceHeaders>;
