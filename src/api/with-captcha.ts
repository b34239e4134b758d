import type { CaptchaPayload } from '#generated/api/model/captchaPayload.ts';
import { ApiError } from './errors.ts';

type CaptchaHeaders = { 'X-Captcha-Token'?: string };

/** Whether a visitor has not passed the captcha; the message says what can be done. */
export function isCaptchaRequired(error: unknown): error is ApiError {
  return error instanceof ApiError && error.reason === 'CaptchaRequired';
}

/** The captcha that the server requires before it accepts the call; null for any other error. */
function requiredCaptcha(error: unknown): NonNullable<CaptchaPayload['captcha']> | null {
  return isCaptchaRequired(error) ? ((error.body as CaptchaPayload).captcha ?? null) : null;
}

/**
 * Sends a call; when the server requires a captcha, shows it and sends the call again. The code and
 * the script of the captcha are loaded only then.
 * @param send the call, with these headers besides its own.
 * @throws ApiError 403 CaptchaRequired when the captcha could not be shown or was not passed.
 */
export async function withCaptcha<T>(send: (headers: CaptchaHeaders) => Promise<T>): Promise<T> {
  try {
    return await send({});
  } catch (error) {
    const captcha = requiredCaptcha(error);
    if (captcha === null) throw error;
    const { passCaptcha } = await import('#src/browser/scripts/pass-captcha.ts');
    const token = await passCaptcha(captcha).catch(() => {
      throw error;
    });
    return send({ 'X-Captcha-Token': token });
  }
}
