import { createFileRoute } from '@tanstack/react-router';
import { getGetProfileQueryOptions } from '#generated/api/profile/get-profile.ts';
import { ProfileScreen } from '#src/features/account/profile/ProfileScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(getGetProfileQueryOptions());
  },
  head: () => ({ meta: [{ title: pageTitle('Профиль') }] }),
  component: ProfileScreen,
});
