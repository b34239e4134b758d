import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProfileUser } from '#generated/api/model/profileUser.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { AnchorText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { OwnPhoneForm } from './OwnPhoneForm.tsx';
import classes from './PersonSection.module.css';

/** Who the identity provider says the user is, and where that can be changed. */
export function PersonSection({ user }: { user: ProfileUser }) {
  const { data: settings } = useQuery(settingsQuery());
  const { phone, email, isPhoneVerified, isEmailVerified, isPhoneOwn = false } = user;
  const name = fullName(user);
  const accountURL = settings?.rocadaIdentityURL;
  return (
    <Section id="person" title="Личные данные">
      <Stack gap="md">
        <dl className={classes.facts}>
          <Fact name="Имя">{name || 'не указано'}</Fact>
          <Fact name="Телефон">
            {phone ? formatPhone(phone) : 'не указан'}
            {phone && !isPhoneOwn && <Verified isVerified={isPhoneVerified} />}
          </Fact>
          <Fact name="Email">
            {email ?? 'не указан'}
            {email && <Verified isVerified={isEmailVerified} />}
          </Fact>
        </dl>
        {(isPhoneOwn || phone === null) && <OwnPhoneForm phone={phone} />}
        <Text size="sm" c="dimmed">
          {isPhoneOwn ? 'Имя и почта приходят' : 'Эти данные приходят'} из аккаунта, с которым вы
          входите, и меняются в нём.{' '}
          {accountURL && (
            <AnchorText href={accountURL} target="_blank" rel="noopener noreferrer" size="sm">
              Открыть единый аккаунт
            </AnchorText>
          )}
        </Text>
      </Stack>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

/** Nothing when the server does not say. */
function Verified({ isVerified }: { isVerified: boolean | undefined }) {
  if (isVerified === undefined) return null;
  return (
    <Text span size="sm" c="dimmed" display="block">
      {isVerified ? 'подтверждено' : 'не подтверждено'}
    </Text>
  );
}
