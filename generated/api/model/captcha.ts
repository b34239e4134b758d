import * as zod from 'zod/mini';

export const captchaSiteKeyMax = 200;

export const captchaScriptUrlMax = 1000;



export const Captcha = /*#__PURE__*/ zod.object({
  "siteKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(captchaSiteKeyMax)),
  "scriptUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(captchaScriptUrlMax))
});

export type Captcha = zod.input<typeof Captcha>;
export type CaptchaOutput = zod.output<typeof Captcha>;
