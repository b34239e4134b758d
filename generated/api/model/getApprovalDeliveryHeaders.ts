import * as zod from 'zod/mini';

export const getApprovalDeliveryHeadersXRequestIDMin = 8;
export const getApprovalDeliveryHeadersXRequestIDMax = 64;


export const getApprovalDeliveryHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetApprovalDeliveryHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getApprovalDeliveryHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getApprovalDeliveryHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getApprovalDeliveryHeadersXRequestIDRegExp)))
})

export type GetApprovalDeliveryHeaders = zod.input<typeof GetApprovalDeliveryHeaders>;
export type GetApprovalDeliveryHeadersOutput = zod.output<typeof GetApprovalDeliveryHeaders>;
