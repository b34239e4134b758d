import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineRoot } from './MantineRoot.tsx';
import classes from './ToastLayer.module.css';

/** The toasts in the corner of the screen. */
export function ToastLayer() {
  return (
    <MantineRoot>
      <Notifications position="bottom-right" limit={3} className={classes.layer ?? ''} />
    </MantineRoot>
  );
}
