import { createFileRoute } from '@tanstack/react-router';
import { ProfileLayout } from '#src/features/account/profile/ProfileLayout.tsx';

/** The sections of the profile side by side with the way to all of them. */
export const Route = createFileRoute('/_signed-in/profile')({ component: ProfileLayout });
