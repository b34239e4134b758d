import * as zod from 'zod/mini';

export const errorReportTraceIDMax = 64;


export const errorReportTraceIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const errorReportCommentMax = 300;

export const errorReportPageMax = 500;



export const ErrorReport = /*#__PURE__*/ zod.object({
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(errorReportTraceIDMax)).check(/*#__PURE__*/ zod.regex(errorReportTraceIDRegExp)),
  "comment": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorReportCommentMax))),
  "page": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorReportPageMax)))
});

export type ErrorReport = zod.input<typeof ErrorReport>;
export type ErrorReportOutput = zod.output<typeof ErrorReport>;
