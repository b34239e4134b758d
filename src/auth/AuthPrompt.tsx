import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuthPrompt } from './auth-prompt.ts';

const AuthPromptDialog = lazy(async () => {
  const { AuthPromptDialog: component } = await import('./AuthPromptDialog.tsx');
  return { default: component };
});

/** The «Авторизуйтесь» prompt; its code is loaded when it opens for the first time. */
export function AuthPrompt() {
  const { opened } = useAuthPrompt();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (opened) setNeeded(true);
  }, [opened]);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <AuthPromptDialog />
    </Suspense>
  );
}
