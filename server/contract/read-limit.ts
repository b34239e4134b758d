import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import {
  createClientAddress,
  type Sender,
  type TrustedProxy,
} from '#server/config/client-address.ts';
import type { Operation } from './document.ts';
import type { HttpContext } from './http-env.ts';
import { ApiProblem } from './problem.ts';

const WINDOW_SECONDS = 60;

/**
 * Holds back who reads faster than people do. It looks at the reads for which the contract has a
 * 429: lists, search, suggestions. They are by far the most frequent calls, so they are counted in
 * the process and cost no write; with several processes a caller has as many times the limit,
 * which a guard against floods can bear. What changes things is counted in the database
 * (`call-limit.ts`), where all processes see it.
 */
export class ReadLimit {
  readonly #limiter: RateLimiterMemory | null;
  readonly #addressOf: (sender: Sender) => string | undefined;

  /**
   * @param calls in a minute, of one caller for one tag; 0 counts nothing.
   * @param trusted proxies that may say where a caller is, so that those behind one do not share it.
   */
  constructor(calls: number, trusted: TrustedProxy = null) {
    this.#addressOf = createClientAddress(trusted);
    this.#limiter =
      calls === 0 ? null : new RateLimiterMemory({ points: calls, duration: WINDOW_SECONDS });
  }

  /**
   * Counts a call of a user, or of an address where nobody has signed in.
   * @throws ApiProblem 429 with `Retry-After`.
   */
  async count(c: HttpContext, operation: Operation): Promise<void> {
    if (this.#limiter === null || !operation.isRead || !operation.responses.has('429')) return;
    const { incoming } = c.env;
    const caller = c.get('userID') ?? (incoming && this.#addressOf(incoming));
    // Calls from within, such as the rendering of a page, come from everybody.
    if (caller === undefined) return;
    try {
      await this.#limiter.consume(`${operation.tag} ${caller}`);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new ApiProblem(429, 'Слишком много запросов, подождите немного', {
        reason: 'TooManyRequests',
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))) },
      });
    }
  }
}
