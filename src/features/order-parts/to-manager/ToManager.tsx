import { useState } from 'react';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import type { ConfirmGuard } from './confirm-guard.ts';
import type { OrderSource } from './to-manager.ts';

const ManagerDialog = lazyDialog(async () => (await import('./ManagerDialog.tsx')).ManagerDialog);

interface ToManagerProps {
  source: OrderSource;
  /** Makes sure that unsaved input is sent first. */
  guard?: ConfirmGuard;
}

/** «Передать менеджеру»: passes the products to a manager, who arranges the rest with the buyer. */
export function ToManager({ source, guard }: ToManagerProps) {
  const [opened, setOpened] = useState(false);
  const empty = 'productIDs' in source && source.productIDs.length === 0;
  const open = () => {
    if (!guard || guard.flush()) setOpened(true);
  };
  return (
    <>
      <Button variant="subtle" disabled={empty} onClick={open}>
        Передать менеджеру
      </Button>
      {opened && (
        <ManagerDialog source={source} {...(guard && { guard })} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
