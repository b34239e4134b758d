import { ApiProblem } from './problem.ts';

/** Verified claims of an access token; `scope` is space-separated. */
export interface TokenClaims {
  readonly sub: string;
  readonly scope?: string;
  readonly [claim: string]: unknown;
}

/** The caller: `userID` is the shop's own id, `claims` come from the issuer. */
export interface Session {
  readonly userID: string;
  readonly claims: TokenClaims;
  /**
   * The phone, `+7XXXXXXXXXX`, that the issuer says about this very token is verified; else null.
   * Only this one proves who was invited: the stored phone may be of another day.
   */
  readonly verifiedPhone: string | null;
  /** The same of the e-mail, in lower case. */
  readonly verifiedEmail: string | null;
}

/**
 * The session of an operation that requires one.
 * @throws ApiProblem 401 when nobody is signed in.
 */
export function requireSession(context: { readonly session: Session | null }): Session {
  if (context.session === null) throw new ApiProblem(401, 'Авторизуйтесь, чтобы продолжить');
  return context.session;
}
