import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './ToastContent.module.css';
import type { Toast } from './toasts.ts';

interface ToastContentProps {
  message: string;
  action: Toast['action'];
  onActed: () => void;
}

/** Text of a toast with its optional button. */
export function ToastContent({ message, action, onActed }: ToastContentProps) {
  return (
    <span className={classes.content}>
      <span>{message}</span>
      {action && (
        <Button
          variant="light"
          size="compact-sm"
          onClick={({ currentTarget }) => {
            // Its toast fades out: what restores a lost focus need not wait for that.
            currentTarget.blur();
            onActed();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
    </span>
  );
}
