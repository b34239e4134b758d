import { useEffect } from 'react';
import { AuthProvider, useAuth } from 'react-oidc-context';
import { isAtCallback } from './session.ts';
import { failSignIn, finishSignIn, sessionRuntime } from './session-runtime.ts';

/** The library's provider: takes the answer on the callback page and reports how it went. */
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
