import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { useStore } from '#src/state/store.ts';
import { accountDrawer } from './account-drawer.ts';

const AccountDrawer = lazyComponent(
  async () => (await import('./AccountDrawer.tsx')).AccountDrawer,
);

/** Renders the account menu of a phone; its code is loaded with the first opening. */
export function AccountDrawerHost() {
  const opened = useStore(accountDrawer);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (opened) setNeeded(true);
  }, [opened]);
  return needed ? (
    <Suspense>
      <AccountDrawer opened={opened} onClose={() => accountDrawer.set(false)} />
    </Suspense>
  ) : null;
}
