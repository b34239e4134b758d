import { createFileRoute } from '@tanstack/react-router';
import { LoginCallbackScreen } from '#src/auth/screens/LoginCallbackScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/login/callback')({
  // It redirects to the provider, or completes a sign-in that the browser started.
  ssr: false,
  // The provider's own parameters stay in the URL until they have been read.
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
