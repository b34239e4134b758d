import { Suspense } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { useStore } from '#src/state/store.ts';
import { receivedReport } from './report-failure.ts';

const ReportReceipt = lazyComponent(
  async () => (await import('./ReportReceipt.tsx')).ReportReceipt,
);

/** Renders the dialog «Сообщение получено» after a failure was reported. */
export function ReportReceiptHost() {
  const traceID = useStore(receivedReport);
  return traceID === null ? null : (
    <Suspense>
      <ReportReceipt traceID={traceID} onClose={() => receivedReport.set(null)} />
    </Suspense>
  );
}
