import { createFileRoute } from '@tanstack/react-router';
import { BackofficeLayout } from '#src/features/backoffice/frame/BackofficeLayout.tsx';

/** Layout of the back office: the tabs that the user's roles open. */
export const Route = createFileRoute('/_signed-in/backoffice')({ component: BackofficeLayout });
