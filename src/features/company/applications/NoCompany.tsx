import { Alert, Text } from '@mantine/core';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';

/** Says how to get a company first: an application is always a company's. */
export function NoCompany({ onFollow }: { onFollow: () => void }) {
  return (
    <Alert variant="light" role="note">
      <Text size="sm">
        Компаний пока нет.{' '}
        <LinkText to="/profile/companies" search={{ add: true }} size="sm" onClick={onFollow}>
          Добавьте компанию по ИНН
        </LinkText>
        , и заявку можно будет отправить.
      </Text>
    </Alert>
  );
}
