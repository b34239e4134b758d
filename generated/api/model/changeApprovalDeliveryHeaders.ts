import * as zod from 'zod/mini';

export const changeApprovalDeliveryHeadersXRequestIDMin = 8;
export const changeApprovalDeliveryHeadersXRequestIDMax = 64;


export const changeApprovalDeliveryHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeApprovalDeliveryHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApprovalDeliveryHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeApprovalDeliveryHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeApprovalDeliveryHeadersXRequestIDRegExp)))
})

export type ChangeApprovalDeliveryHeaders = zod.input<typeof ChangeApprovalDeliveryHeaders>;
export type ChangeApprovalDeliveryHeadersOutput = zod.output<typeof ChangeApprovalDeliveryHeaders>;
