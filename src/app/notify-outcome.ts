import type { Outcomes } from '#src/api/queries/query-client.ts';
import { showAuthFailure } from '#src/auth/auth-failure.ts';
import { getSession } from '#src/auth/session/session-store.ts';
import { signIn } from '#src/auth/sign-in.ts';
import { showFailure } from '#src/features/failure-parts/failure-toasts.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

/** Shows outcomes of requests as toasts, each failure once. */
export const notifyOutcome: Outcomes = {
  failed(error, notice, meta) {
    if (notice === 'toast') showFailure(error, meta);
    else if (getSession().status === 'unauthenticated') showSignInToast();
    else showAuthFailure();
  },
  succeeded(text) {
    showToast({ tone: 'success', message: text });
  },
};

function showSignInToast(): void {
  showToast({
    id: 'auth-failure',
    tone: 'error',
    title: 'Авторизуйтесь',
    message: 'Чтобы продолжить, войдите в аккаунт',
    action: { label: 'Войти', onClick: () => void signIn() },
  });
}
