import { isRateLimited, traceOf, UnconfirmedError } from '#src/api/errors.ts';
import type { MutationMeta } from '#src/api/queries/mutation-meta.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { failureTitle } from './failure-texts.ts';
import { reportFailure } from './report-failure.ts';

type Texts = Pick<MutationMeta, 'errorTitle' | 'errorMessage'>;

const shown = new WeakSet<object>();

/**
 * The toast «Ошибка / Что-то пошло не так» with «Сообщить». One failure is shown once, even if
 * several observers report it; the next one with the same text replaces it. An exceeded rate limit
 * says itself what happened, and when to go on.
 */
export function showFailure(error: unknown, texts: Texts = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (shown.has(error)) return;
    shown.add(error);
  }
  const traceID = traceOf(error);
  const { errorTitle = 'Ошибка' } = texts;
  const saysItself = isRateLimited(error) || error instanceof UnconfirmedError;
  const errorMessage = saysItself ? error.message : (texts.errorMessage ?? failureTitle());
  showToast({
    id: `failure: ${errorTitle} / ${errorMessage}`,
    tone: 'error',
    title: errorTitle,
    message: errorMessage,
    ...(traceID !== null && {
      action: { label: 'Сообщить', onClick: () => void reportFailure(traceID) },
    }),
  });
}
