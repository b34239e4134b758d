import * as zod from 'zod/mini';
import { CartOrder } from './cartOrder.ts';
import { RepeatLine } from './repeatLine.ts';

export const repeatResultLinesMax = 1000;



export const RepeatResult = /*#__PURE__*/ zod.object({
  "applied": /*#__PURE__*/ zod.boolean(),
  "lines": /*#__PURE__*/ zod.array(RepeatLine).check(/*#__PURE__*/ zod.maxLength(repeatResultLinesMax)),
  "order": /*#__PURE__*/ zod.union([CartOrder,/*#__PURE__*/ zod.null()])
});

export type RepeatResult = zod.input<typeof RepeatResult>;
export type RepeatResultOutput = zod.output<typeof RepeatResult>;
