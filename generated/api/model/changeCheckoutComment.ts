import * as zod from 'zod/mini';

export const changeCheckoutCommentCommentMax = 500;



export const ChangeCheckoutComment = /*#__PURE__*/ zod.object({
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeCheckoutCommentCommentMax))
});

export type ChangeCheckoutComment = zod.input<typeof ChangeCheckoutComment>;
export type ChangeCheckoutCommentOutput = zod.output<typeof ChangeCheckoutComment>;
