import type { TestServerOptions } from './server.ts';
import { testAuthenticator } from './server.ts';

/** Who signs in as `subject` is an administrator of the shop whose token names `subject`. */
export function staffAuthenticator(
  subject: string,
): NonNullable<TestServerOptions['authenticator']> {
  return {
    ...testAuthenticator,
    verifyToken: async (token) => {
      const found = await testAuthenticator.verifyToken(token);
      return found.sub === subject
        ? { ...found, preferred_username: subject, roles: ['admin'] }
        : found;
    },
  };
}
