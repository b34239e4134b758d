import * as zod from 'zod/mini';

export const deleteProductFeedbackPhotoHeadersXRequestIDMin = 8;
export const deleteProductFeedbackPhotoHeadersXRequestIDMax = 64;


export const deleteProductFeedbackPhotoHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeleteProductFeedbackPhotoHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteProductFeedbackPhotoHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deleteProductFeedbackPhotoHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deleteProductFeedbackPhotoHeadersXRequestIDRegExp)))
})

export type DeleteProductFeedbackPhotoHeaders = zod.input<typeof DeleteProductFeedbackPhotoHeaders>;
export type DeleteProductFeedbackPhotoHeadersOutput = zod.output<typeof DeleteProductFeedbackPhotoHeaders>;
