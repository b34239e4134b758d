import { IconLock } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '#src/api/errors.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { homeLink } from './home-link.tsx';
import { RouteError } from './RouteError.tsx';

/**
 * As `RouteError`, for pages that a user may lose access to: the server says why, and neither a retry
 * nor a report would change it.
 */
export function PrivateRouteError(props: ErrorComponentProps) {
  const { error } = props;
  if (!(error instanceof ApiError) || error.status !== 403) return <RouteError {...props} />;
  return (
    // Access may end while the page is open.
    <div role="alert">
      <EmptyState
        icon={<IconLock />}
        headingOrder={1}
        title="Нет доступа"
        description={error.message}
        actions={
          <>
            <LinkButton to="/profile/orders">Мои заказы</LinkButton>
            {homeLink}
          </>
        }
      />
    </div>
  );
}
