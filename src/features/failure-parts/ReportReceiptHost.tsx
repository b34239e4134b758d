import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { forgetReceivedReport, receivedReport, subscribeReports } from './report-failure.ts';

const ReportReceipt = lazyComponent(
  async () => (await import('./ReportReceipt.tsx')).ReportReceipt,
);

/** Renders the dialog «Сообщение получено» after a failure was reported. */
export function ReportReceiptHost() {
  const traceID = useSyncExternalStore(subscribeReports, receivedReport, () => null);
  return traceID === null ? null : (
    <Suspense>
      <ReportReceipt traceID={traceID} onClose={forgetReceivedReport} />
    </Suspense>
  );
}
