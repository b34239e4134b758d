import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineRoot } from './MantineRoot.tsx';
import classes from './ToastLayer.module.css';

/** The corner of the screen where toasts stack. */
export function ToastLayer() {
  return (
    <MantineRoot>
      <Notifications position="bottom-right" limit={3} className={classes.layer ?? ''} />
    </MantineRoot>
  );
}
