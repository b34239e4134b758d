import { useEffect } from 'react';
import { AuthProvider, useAuth } from 'react-oidc-context';
import { isAtCallback } from './session.ts';
import { failSignIn, finishSignIn, sessionRuntime } from './session-runtime.ts';

/**
 * The OIDC client's provider: handles the response on the callback page and reports the outcome.
 */
export function OidcProvider() {
  return (
    <AuthProvider
      userManager={sessionRuntime().manager}
      skipSigninCallback={!isAtCallback()}
      onSigninCallback={finishSignIn}
    >
      <CallbackFailure />
    </AuthProvider>
  );
}

function CallbackFailure() {
  const { error } = useAuth();
  useEffect(() => {
    if (error?.source === 'signinCallback') void failSignIn(error.innerError);
  }, [error]);
  return null;
}
