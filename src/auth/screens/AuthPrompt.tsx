import { Suspense, useEffect, useState } from 'react';
import { useAuthPrompt } from '#src/auth/auth-prompt.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';

const AuthPromptDialog = lazyComponent(
  async () => (await import('./AuthPromptDialog.tsx')).AuthPromptDialog,
);

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
