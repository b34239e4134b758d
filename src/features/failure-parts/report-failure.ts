import { createStore } from '#src/state/store.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

const PAGE_LENGTH = 500;

const received = new Set<string>();

/** The failure whose report was just received, until the user closes the dialog. */
export const receivedReport = createStore<string | null>(null);

/**
 * Sends the trace id of a failure to the shop; then the dialog «Сообщение получено» opens. A
 * failure that was reported already is not sent again. Never rejects.
 */
export async function reportFailure(traceID: string): Promise<void> {
  if (!received.has(traceID)) {
    const page = window.location.pathname.slice(0, PAGE_LENGTH);
    try {
      const { reportError } = await import('#generated/api/support/report-error.ts');
      const { withCaptcha } = await import('#src/api/with-captcha.ts');
      await withCaptcha((headers) => reportError({ traceID, page }, { headers }));
    } catch {
      // Not the error toast: its button calls this function.
      showToast({
        id: 'report',
        tone: 'error',
        title: 'Не удалось отправить сообщение',
        message: `Позвоните нам и назовите код ошибки: ${traceID}`,
      });
      return;
    }
    received.add(traceID);
  }
  receivedReport.set(traceID);
}
