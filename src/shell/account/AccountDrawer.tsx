import { Drawer } from '@mantine/core';
import { useOpenedAfterMount } from '#src/ui/kit/page/use-opened-after-mount.ts';
import { useCloseOnBack } from '#src/ui/kit/page/window/use-close-on-back.ts';
import { MantineRoot } from '#src/ui/mantine/MantineRoot.tsx';
import { AccountMenu } from './AccountMenu.tsx';

interface AccountDrawerProps {
  opened: boolean;
  onClose: () => void;
}

const closeButtonProps = { 'aria-label': 'Закрыть' };

/** The account menu on a phone. */
export function AccountDrawer({ opened, onClose }: AccountDrawerProps) {
  const shown = useOpenedAfterMount(opened);
  useCloseOnBack(shown, onClose);
  return (
    <MantineRoot>
      <Drawer
        opened={shown}
        onClose={onClose}
        position="right"
        size="min(22rem, 100%)"
        title="Аккаунт"
        closeButtonProps={closeButtonProps}
      >
        <AccountMenu onClose={onClose} />
      </Drawer>
    </MantineRoot>
  );
}
