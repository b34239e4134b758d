import { lazy, Suspense, useEffect, useState } from 'react';
import { setAccountDrawer, useAccountDrawer } from './account-drawer.ts';

const AccountDrawer = lazy(() =>
  import('./AccountDrawer.tsx').then(({ AccountDrawer }) => ({ default: AccountDrawer })),
);

/** Where the account menu of a phone opens; its code comes with the first opening. */
export function AccountDrawerHost() {
  const opened = useAccountDrawer();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (opened) setNeeded(true);
  }, [opened]);
  return needed ? (
    <Suspense>
      <AccountDrawer opened={opened} onClose={() => setAccountDrawer(false)} />
    </Suspense>
  ) : null;
}
