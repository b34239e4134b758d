import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';

/**
 * A confirmation dialog for an action that cannot be undone. The code of dialogs is loaded when one opens:
 * most users of a page delete and cancel nothing.
 */
export const ConfirmDialog = lazyDialog(
  async () => (await import('./ConfirmWindow.tsx')).ConfirmWindow,
);
