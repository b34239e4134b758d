import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  closeTicketDialog,
  installTicketDialog,
  openTicket,
  subscribeTicketDialog,
} from './ticket-dialog.ts';

const TicketDialog = lazy(async () => {
  const { TicketDialog: component } = await import('./TicketDialog.tsx');
  return { default: component };
});

/** Where the dialogs open in which tickets are written; their code comes when one is wanted. */
export function TicketDialogHost() {
  const request = useSyncExternalStore(subscribeTicketDialog, openTicket, () => null);
  useEffect(() => installTicketDialog(), []);
  return request === null ? null : (
    <Suspense fallback={null}>
      <TicketDialog key={JSON.stringify(request)} request={request} onClose={closeTicketDialog} />
    </Suspense>
  );
}
