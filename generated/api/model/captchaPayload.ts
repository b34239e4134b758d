import * as zod from 'zod/mini';
import { Captcha } from './captcha.ts';
import { FieldError } from './fieldError.ts';


export const captchaPayloadTraceIDMax = 64;



export const CaptchaPayload = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(captchaPayloadTraceIDMax)),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "errors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(FieldError)),
  "captcha": /*#__PURE__*/ zod.exactOptional(Captcha)
});

export type CaptchaPayload = zod.input<typeof CaptchaPayload>;
export type CaptchaPayloadOutput = zod.output<typeof CaptchaPayload>;
