import { createFileRoute } from '@tanstack/react-router';
import { getGetProfileQueryOptions } from '#generated/api/profile/get-profile.ts';
import { SettingsScreen } from '#src/features/account/profile-settings/SettingsScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/settings')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(getGetProfileQueryOptions());
  },
  head: () => ({ meta: [{ title: pageTitle('Настройки') }] }),
  component: SettingsScreen,
});
