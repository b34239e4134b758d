import * as zod from 'zod/mini';

export const changeApprovalCommentHeadersXRequestIDMin = 8;
export const changeApprovalCommentHeadersXRequestIDMax = 64;


export const changeApprovalCommentHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeApprovalCommentHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApprovalCommentHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeApprovalCommentHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeApprovalCommentHeadersXRequestIDRegExp)))
})

export type ChangeApprovalCommentHeaders = zod.input<typeof ChangeApprovalCommentHeaders>;
export type ChangeApprovalCommentHeadersOutput = zod.output<typeof ChangeApprovalCommentHeaders>;
