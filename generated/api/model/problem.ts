import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ProblemCode } from './problemCode.ts';
import { ProblemFix } from './problemFix.ts';


export const problemWasMin = 0;

export const problemNowMin = 0;



export const Problem = /*#__PURE__*/ zod.object({
  "code": ProblemCode,
  "productID": Id,
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "was": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemWasMin))),
  "now": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemNowMin))),
  "blocking": /*#__PURE__*/ zod.boolean(),
  "fix": ProblemFix
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
