import { Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { IconBuildingStore, IconChecklist } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { Profile } from '#generated/api/model/index.ts';
import { useGetProfileSuspense } from '#generated/api/profile/get-profile.ts';
import { signOut } from '#src/auth/sign-in.ts';
import { approvalSections } from '#src/features/account-parts/approval-sections.ts';
import { useAwaitingCompanies } from '#src/features/company-parts/use-awaiting-companies.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { ProfileTile } from './ProfileTile.tsx';
import { profileTiles } from './profile-tiles.ts';

const waiting = ['заказ ждёт вас', 'заказа ждут вас', 'заказов ждут вас'] as const;
const bonuses = ['бонус', 'бонуса', 'бонусов'] as const;

/** `/profile`: the signed-in user and links to all sections. */
export function ProfileScreen() {
  const { data: profile } = useGetProfileSuspense();
  const { user } = profile;
  const awaiting = useAwaitingCompanies(profile);
  return (
    <PageStack>
      <PageHeading
        actions={
          <Button variant="default" onClick={() => void signOut()}>
            Выйти
          </Button>
        }
      >
        {[user.firstName, user.lastName].filter(Boolean).join(' ') || 'Профиль'}
      </PageHeading>
      <Paper withBorder radius="lg" p="md">
        <Group gap="xl">
          <Fact name="Телефон">{user.phone && formatPhone(user.phone)}</Fact>
          <Fact name="Email">{user.email}</Fact>
          <Fact name="Бонусы">
            <LinkText to="/profile/bonuses">{bonusText(profile)}</LinkText>
          </Fact>
        </Group>
      </Paper>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} component="nav" aria-label="Разделы профиля">
        {profileTiles.map((tile) => (
          <Fragment key={tile.title}>
            <ProfileTile title={tile.title} to={tile.to} Icon={tile.Icon}>
              {tile.note(profile, awaiting)}
            </ProfileTile>
            {tile.to === '/profile/companies' && <ApprovalTiles profile={profile} />}
          </Fragment>
        ))}
        {(profile.staffRoles?.length ?? 0) > 0 && (
          <ProfileTile title="Рабочее место" to="/backoffice" Icon={IconBuildingStore}>
            Обращения, заказы и отзывы покупателей
          </ProfileTile>
        )}
      </SimpleGrid>
    </PageStack>
  );
}

function ApprovalTiles({ profile }: { profile: Profile }) {
  return approvalSections(profile).map(({ partnerID, title, count }) => (
    <ProfileTile
      key={partnerID}
      title={title}
      to="/profile/companies/$id/approval"
      params={{ id: partnerID }}
      Icon={IconChecklist}
    >
      {count > 0 ? countOf(count, waiting) : 'Заказы сотрудников'}
    </ProfileTile>
  ));
}

/** An unknown value is omitted. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {children}
    </div>
  );
}

/** The balance as text; if it is not available, no number is shown. */
function bonusText({ bonusBalance: { value, hasError } }: Profile): string {
  return hasError ? 'не удалось узнать' : countOf(value, bonuses);
}
