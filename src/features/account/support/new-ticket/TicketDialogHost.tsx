import { Suspense, useEffect } from 'react';
import {
  closeTicketDialog,
  installTicketDialog,
  openedTicket,
} from '#src/features/support-parts/ticket-dialog.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { useStore } from '#src/state/store.ts';

const TicketDialog = lazyComponent(async () => (await import('./TicketDialog.tsx')).TicketDialog);

const MaintenanceDialog = lazyComponent(
  async () => (await import('./MaintenanceDialog.tsx')).MaintenanceDialog,
);

/** Renders the dialogs that create tickets; their code is loaded on first use. */
export function TicketDialogHost() {
  const request = useStore(openedTicket);
  useEffect(() => installTicketDialog(), []);
  if (request === null) return null;
  const shared = { key: JSON.stringify(request), onClose: closeTicketDialog };
  return (
    <Suspense fallback={null}>
      {request.kind === 'Maintenance' ? (
        <MaintenanceDialog {...shared} request={request} />
      ) : (
        <TicketDialog {...shared} request={request} />
      )}
    </Suspense>
  );
}
