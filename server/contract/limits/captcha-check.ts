import {
  createClientAddress,
  type Sender,
  type TrustedProxy,
} from '#server/config/client-address.ts';
import type { Operation } from '#server/contract/document.ts';
import type { HttpContext } from '#server/contract/http-env.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Session } from '#server/contract/session.ts';
import type { Captcha } from '#server/integrations/captcha.ts';

const HEADER = 'X-Captcha-Token';

/**
 * Requires a passed captcha of visitors who call what the contract gives a token of one to: calls that
 * store something of a person whom nobody knows.
 */
export class CaptchaCheck {
  readonly #captcha: Captcha | null;
  readonly #addressOf: (sender: Sender) => string | undefined;

  /** @param captcha null requires none. */
  constructor(captcha: Captcha | null, trusted: TrustedProxy) {
    this.#captcha = captcha;
    this.#addressOf = createClientAddress(trusted);
  }

  /** @throws ApiProblem 403 CaptchaRequired with what the browser shows the captcha by. */
  async assertPassed(c: HttpContext, operation: Operation, session: Session | null): Promise<void> {
    const captcha = this.#captcha;
    if (captcha === null || session !== null) return;
    if (!operation.parameters.some(({ name }) => name === HEADER)) return;
    const token = c.req.header(HEADER);
    if (token !== undefined && (await this.#isPassed(c, captcha, token))) return;
    throw new ApiProblem(
      403,
      'Не получилось убедиться, что вы не робот. Попробуйте ещё раз или войдите в аккаунт.',
      { reason: 'CaptchaRequired', details: { captcha: captcha.challenge } },
    );
  }

  /** A service that fails must not turn visitors away: rate limits are left. */
  async #isPassed(c: HttpContext, captcha: Captcha, token: string): Promise<boolean> {
    const { incoming } = c.env;
    try {
      return await captcha.isPassed(token, incoming && this.#addressOf(incoming));
    } catch (error) {
      c.get('logger').warn({ err: error }, 'A captcha was not validated and counts as passed');
      return true;
    }
  }
}
