import { useEffect } from 'react';
import { AuthProvider, useAuth } from 'react-oidc-context';
import {
  failSignIn,
  finishSignIn,
  type SignInOutcome,
  sessionRuntime,
} from '#src/auth/session/session-runtime.ts';

interface SignInCompletionProps {
  onOutcome: (outcome: SignInOutcome) => void;
}

/**
 * Completes a sign-in by the provider's response in the URL, without output of its own. The rest of
 * the app follows the session and doesn't need the OIDC client, which is in this chunk.
 */
export function SignInCompletion({ onOutcome }: SignInCompletionProps) {
  return (
    <AuthProvider
      userManager={sessionRuntime().manager}
      onSigninCallback={(user) => onOutcome(finishSignIn(user))}
    >
      <Failure onOutcome={onOutcome} />
    </AuthProvider>
  );
}

function Failure({ onOutcome }: SignInCompletionProps) {
  const { error } = useAuth();
  useEffect(() => {
    if (error?.source === 'signinCallback') void failSignIn(error.innerError).then(onOutcome);
  }, [error, onOutcome]);
  return null;
}
