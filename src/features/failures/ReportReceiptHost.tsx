import { lazy, Suspense, useSyncExternalStore } from 'react';
import { forgetReceivedReport, receivedReport, subscribeReports } from './report-failure.ts';

const ReportReceipt = lazy(() =>
  import('./ReportReceipt.tsx').then(({ ReportReceipt }) => ({ default: ReportReceipt })),
);

/** Where the dialog «Сообщение получено» opens after a failure was reported. */
export function ReportReceiptHost() {
  const traceID = useSyncExternalStore(subscribeReports, receivedReport, () => null);
  return traceID === null ? null : (
    <Suspense>
      <ReportReceipt traceID={traceID} onClose={forgetReceivedReport} />
    </Suspense>
  );
}
