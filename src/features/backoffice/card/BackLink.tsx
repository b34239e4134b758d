import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isPrimaryClick } from '#src/browser/clicks/primary-click.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The entry before is the list of the back office in which this record was clicked. */
    isFromStaffList?: boolean | undefined;
  }
}

/** State of a link from a list to a record: `BackLink` returns to the list as it was. */
export const fromStaffList = { isFromStaffList: true };

interface BackLinkProps {
  to:
    | '/backoffice/orders'
    | '/backoffice/tickets'
    | '/backoffice/applications'
    | '/backoffice/imports';
  /** «← Заказы». */
  children: ReactNode;
}

/** Leads back to the list, with its filter, page and scroll position when the record was opened there. */
export function BackLink({ to, children }: BackLinkProps) {
  const router = useRouter();
  const isFromList = useLocation({ select: ({ state }) => state.isFromStaffList === true });
  return (
    <LinkText
      to={to}
      size="sm"
      onClick={(event) => {
        if (!isFromList || !isPrimaryClick(event)) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      {children}
    </LinkText>
  );
}
