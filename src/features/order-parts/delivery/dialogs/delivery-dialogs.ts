import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';

/** Adds an address; loaded when it is opened. */
export const AddressDialog = lazyDialog(
  async () => (await import('./AddressDialog.tsx')).AddressDialog,
);

/** Adds a recipient; loaded when it is opened. */
export const RecipientDialog = lazyDialog(
  async () => (await import('./RecipientDialog.tsx')).RecipientDialog,
);
