import * as zod from 'zod/mini';
import { EDOOperator } from './eDOOperator.ts';
import { EDOState } from './eDOState.ts';
import { Id } from './id.ts';

export const eDOConnectionReasonMax = 2000;



export const EDOConnection = /*#__PURE__*/ zod.object({
  "state": EDOState,
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(eDOConnectionReasonMax))),
  "operator": /*#__PURE__*/ zod.union([EDOOperator,/*#__PURE__*/ zod.null()]),
  "ticketID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type EDOConnection = zod.input<typeof EDOConnection>;
export type EDOConnectionOutput = zod.output<typeof EDOConnection>;
