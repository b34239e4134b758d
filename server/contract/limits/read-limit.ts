import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import {
  createClientAddress,
  type Sender,
  type TrustedProxy,
} from '#server/config/client-address.ts';
import type { Operation } from '#server/contract/document.ts';
import type { HttpContext } from '#server/contract/http-env.ts';
import { rateLimitProblem } from './rate-limit-problem.ts';

const WINDOW_SECONDS = 60;

/**
 * Rate limits the reads for which the contract documents a 429: lists, search, suggestions; and
 * the rendering of pages, which makes such calls. They are by far the most frequent, so they are
 * counted in memory, without a write; N processes allow N times the limit, which is acceptable
 * against floods. Changes are counted in the database
 * (`call-limit.ts`), which all processes share.
 */
export class ReadLimit {
  readonly #limiter: RateLimiterMemory | null;
  readonly #addressOf: (sender: Sender) => string | undefined;

  /**
   * @param calls per minute of one caller for one tag; 0 disables the limit.
   * @param trusted proxies whose client IP header is trusted, to separate the callers behind them.
   */
  constructor(calls: number, trusted: TrustedProxy = null) {
    this.#addressOf = createClientAddress(trusted);
    this.#limiter =
      calls === 0 ? null : new RateLimiterMemory({ points: calls, duration: WINDOW_SECONDS });
  }

  /**
   * Counts a call of a user, or of a visitor's IP address.
   * @throws ApiProblem 429 with `Retry-After`.
   */
  async count(c: HttpContext, operation: Operation): Promise<void> {
    if (!operation.isRead || !operation.responses.has('429')) return;
    await this.countAs(c, operation.tag);
  }

  /**
   * Counts a request that is none of the contract: a page, a report of a browser.
   * @param subject what is counted together.
   * @throws ApiProblem 429 with `Retry-After`.
   */
  async countAs(c: HttpContext, subject: string): Promise<void> {
    if (this.#limiter === null) return;
    const { incoming } = c.env;
    const caller = c.get('userID') ?? (incoming && this.#addressOf(incoming));
    // Internal calls, such as the rendering of a page, are made for everybody.
    if (caller === undefined) return;
    try {
      await this.#limiter.consume(`${subject} ${caller}`);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw rateLimitProblem('Слишком много запросов', rejection.msBeforeNext / 1000);
    }
  }
}
