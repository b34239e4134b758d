import * as zod from 'zod/mini';

export const getOrderTransferDocumentHeadersXRequestIDMin = 8;
export const getOrderTransferDocumentHeadersXRequestIDMax = 64;


export const getOrderTransferDocumentHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetOrderTransferDocumentHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getOrderTransferDocumentHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getOrderTransferDocumentHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getOrderTransferDocumentHeadersXRequestIDRegExp)))
})

export type GetOrderTransferDocumentHeaders = zod.input<typeof GetOrderTransferDocumentHeaders>;
export type GetOrderTransferDocumentHeadersOutput = zod.output<typeof GetOrderTransferDocumentHeaders>;
