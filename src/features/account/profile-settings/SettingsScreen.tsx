import { useGetProfileSuspense } from '#generated/api/profile/get-profile.ts';
import { NotificationsSection } from '#src/features/account/profile-settings/notifications/NotificationsSection.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { CookiesSection } from './CookiesSection.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** `/profile/settings`: the person, notifications, appearance, cookies, devices, own data, and the end of the account. */
export function SettingsScreen() {
  const { data: profile } = useGetProfileSuspense();
  return (
    <PageStack>
      <PageHeading>Настройки</PageHeading>
      <PersonSection user={profile.user} />
      <NotificationsSection />
      <AppearanceSection />
      <CookiesSection />
      <SessionsSection />
      <OwnDataSection />
      <DeleteAccountSection />
    </PageStack>
  );
}
