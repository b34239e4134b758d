import { showToast } from '#src/ui/toasts/toasts.ts';

/**
 * One toast for all sign-in errors; a second one replaces it.
 * @param onSignIn what «Войти» does, when the user is not signed in at all.
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
