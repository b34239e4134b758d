import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineRoot } from '#src/ui/mantine/MantineRoot.tsx';
import classes from './ToastLayer.module.css';
import { useNoticesHeight } from './use-notices-height.ts';

/** The toasts in the corner of the screen. */
export function ToastLayer() {
  useNoticesHeight();
  return (
    <MantineRoot>
      <Notifications position="bottom-right" limit={3} className={classes.layer ?? ''} />
    </MantineRoot>
  );
}
