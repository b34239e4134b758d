import { showToast } from '#src/ui/kit/messages/toasts.ts';

/**
 * One toast for everything that goes wrong with signing in; a second one takes its place.
 * @param onSignIn what «Войти» does, where the user has not signed in at all.
 */
export function showAuthFailure(onSignIn?: () => void): void {
  showToast({
    id: 'auth-failure',
    tone: 'error',
    title: 'Ошибка авторизации',
    message: 'Попробуйте ещё раз',
    ...(onSignIn && { action: { label: 'Войти', onClick: onSignIn } }),
  });
}
