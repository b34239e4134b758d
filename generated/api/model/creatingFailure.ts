import * as zod from 'zod/mini';


export const creatingFailureTraceIDMax = 64;



export const CreatingFailure = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creatingFailureTraceIDMax)),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type CreatingFailure = zod.input<typeof CreatingFailure>;
export type CreatingFailureOutput = zod.output<typeof CreatingFailure>;
