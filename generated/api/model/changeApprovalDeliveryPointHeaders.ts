import * as zod from 'zod/mini';

export const changeApprovalDeliveryPointHeadersXRequestIDMin = 8;
export const changeApprovalDeliveryPointHeadersXRequestIDMax = 64;


export const changeApprovalDeliveryPointHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeApprovalDeliveryPointHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApprovalDeliveryPointHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeApprovalDeliveryPointHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeApprovalDeliveryPointHeadersXRequestIDRegExp)))
})

export type ChangeApprovalDeliveryPointHeaders = zod.input<typeof ChangeApprovalDeliveryPointHeaders>;
export type ChangeApprovalDeliveryPointHeadersOutput = zod.output<typeof ChangeApprovalDeliveryPointHeaders>;
