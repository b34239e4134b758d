import * as zod from 'zod/mini';

export const RepeatOrder = /*#__PURE__*/ zod.object({
  "preview": /*#__PURE__*/ zod.boolean()
});

export type RepeatOrder = zod.input<typeof RepeatOrder>;
export type RepeatOrderOutput = zod.output<typeof RepeatOrder>;
