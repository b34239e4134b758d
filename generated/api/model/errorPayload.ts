import * as zod from 'zod/mini';
import { FieldError } from './fieldError.ts';


export const errorPayloadTraceIDMax = 64;



export const ErrorPayload = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(errorPayloadTraceIDMax)),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "errors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(FieldError))
});

export type ErrorPayload = zod.input<typeof ErrorPayload>;
export type ErrorPayloadOutput = zod.output<typeof ErrorPayload>;
