import { traceOf } from '#src/api/errors.ts';
import type { MutationMeta } from '#src/api/mutation-meta.ts';
import { showToast } from '#src/ui/toasts.ts';
import { reportFailure } from './report-failure.ts';

type Texts = Pick<MutationMeta, 'errorTitle' | 'errorMessage'>;

const shown = new WeakSet<object>();

/**
 * The toast «Ошибка / Что-то пошло не так» with «Сообщить». One failure shows once, however many
 * watchers hand it in, and failures of the same trace take each other's place.
 */
export function showFailure(error: unknown, texts: Texts = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (shown.has(error)) return;
    shown.add(error);
  }
  const traceID = traceOf(error);
  showToast({
    id: `failure-${traceID ?? 'unknown'}`,
    tone: 'error',
    title: texts.errorTitle ?? 'Ошибка',
    message: texts.errorMessage ?? 'Что-то пошло не так',
    ...(traceID !== null && {
      action: { label: 'Сообщить', onClick: () => void reportFailure(traceID) },
    }),
  });
}
