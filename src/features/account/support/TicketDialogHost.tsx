import { Suspense, useEffect } from 'react';
import {
  closeTicketDialog,
  installTicketDialog,
  openedTicket,
} from '#src/features/support-parts/ticket-dialog.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { useStore } from '#src/state/store.ts';

const TicketDialog = lazyComponent(async () => (await import('./TicketDialog.tsx')).TicketDialog);

/** Renders the dialogs that create tickets; their code is loaded on first use. */
export function TicketDialogHost() {
  const request = useStore(openedTicket);
  useEffect(() => installTicketDialog(), []);
  return request === null ? null : (
    <Suspense fallback={null}>
      <TicketDialog key={JSON.stringify(request)} request={request} onClose={closeTicketDialog} />
    </Suspense>
  );
}
