import { showToast } from '#src/ui/toasts.ts';

/** One toast for everything that goes wrong with signing in; a second one takes its place. */
export function showAuthFailure(): void {
  showToast({
    id: 'auth-failure',
    tone: 'error',
    title: 'Ошибка авторизации',
    message: 'Попробуйте ещё раз',
  });
}
