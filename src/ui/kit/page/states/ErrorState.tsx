import { IconMoodSad } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isOffline } from '#src/browser/connection.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  /** Identifies the failure in the server's log; shown in small print for a call to support. */
  traceID?: string | null;
  onRetry?: (() => void) | undefined;
  /** Sends the trace id to the shop. */
  onReport?: (() => void) | undefined;
  /** Further buttons: where to go on. */
  actions?: ReactNode;
  headingOrder?: 1 | 2 | 3;
}

/** Shown instead of a screen, or a part of one, that failed to load. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, traceID, onRetry, onReport } = props;
  return (
    <div role="alert" data-offline={isOffline() || undefined}>
      <EmptyState
        icon={<IconMoodSad />}
        title={title}
        headingOrder={props.headingOrder ?? 2}
        description={
          <>
            {description}
            {traceID && <p className={classes.trace}>Код ошибки: {traceID}</p>}
          </>
        }
        actions={
          <>
            {onRetry && <Button onClick={onRetry}>Повторить</Button>}
            {onReport && (
              <Button variant="default" onClick={onReport}>
                Сообщить
              </Button>
            )}
            {props.actions}
          </>
        }
      />
    </div>
  );
}
