import { createFileRoute } from '@tanstack/react-router';
import { LoginCallbackScreen } from '#src/auth/LoginCallbackScreen.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/login/callback')({
  // It leaves for the provider, or ends what the browser began.
  ssr: false,
  // The provider's own parameters stay in the address until they have been read.
  validateSearch: (search: Record<string, unknown>) => search,
  head: () => ({
    meta: [{ title: pageTitle('Авторизация') }, { name: 'robots', content: 'noindex' }],
  }),
  component: LoginCallback,
});

function LoginCallback() {
  const { cb, callbackUrl, error } = Route.useSearch();
  return <LoginCallbackScreen cb={cb ?? callbackUrl} error={error} />;
}
