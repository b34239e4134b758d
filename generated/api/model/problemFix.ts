import * as zod from 'zod/mini';
import { ProblemFixAction } from './problemFixAction.ts';

export const problemFixQuantityMin = 0;
export const problemFixQuantityMax = 9999;



export const ProblemFix = /*#__PURE__*/ zod.object({
  "action": ProblemFixAction,
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemFixQuantityMin)).check(/*#__PURE__*/ zod.lte(problemFixQuantityMax)))
});

export type ProblemFix = zod.input<typeof ProblemFix>;
export type ProblemFixOutput = zod.output<typeof ProblemFix>;
