import { createFileRoute } from '@tanstack/react-router';
import { ProfileLayout } from '#src/features/account/profile/ProfileLayout.tsx';

/** Layout of the profile: a section with the navigation beside it. */
export const Route = createFileRoute('/_signed-in/profile')({ component: ProfileLayout });
