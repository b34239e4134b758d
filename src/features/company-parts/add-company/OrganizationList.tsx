import { Text } from '@mantine/core';
import type { PartnerSuggestion } from '#generated/api/model/index.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';
import { organizationFacts, organizationKey, unknownText } from './organization-choices.ts';

interface OrganizationListProps {
  found: readonly PartnerSuggestion[];
  value: string;
  onChange: (key: string) => void;
  error: string | undefined;
  /** Requests access to a company that a colleague has registered. */
  onRequest: (organization: PartnerSuggestion) => void;
  pending: boolean;
  onClose: () => void;
}

/** The organizations found, one to choose; what cannot be added says why and what to do instead. */
export function OrganizationList(props: OrganizationListProps) {
  const { found, value, onChange, error, onRequest, pending, onClose } = props;
  return (
    <div>
      <div role="status">
        <Hidden>
          Найдено: {countOf(found.length, ['организация', 'организации', 'организаций'])}
        </Hidden>
      </div>
      <ChoiceCards
        label="Найденные организации"
        value={value}
        onChange={onChange}
        error={error}
        choices={found.map((organization) => ({
          value: organizationKey(organization),
          title: organization.name,
          description: organizationFacts(organization),
          reason: organization.allowed ? null : organization.reason,
          below:
            organization.partnerID !== null ? (
              <LinkText
                to="/profile/companies/$id"
                params={{ id: organization.partnerID }}
                size="sm"
                onClick={onClose}
              >
                Открыть компанию
              </LinkText>
            ) : (
              organization.registered && (
                <>
                  <Button
                    variant="light"
                    size="compact-sm"
                    loading={pending}
                    onClick={() => onRequest(organization)}
                  >
                    Попросить доступ у владельца
                  </Button>
                  <Text size="sm" c="dimmed" mt="xxs">
                    Владелец получит ваше имя и{'\u00A0'}контакты и{'\u00A0'}сможет вас пригласить.
                  </Text>
                </>
              )
            ),
        }))}
      />
    </div>
  );
}

interface UnknownOrganizationProps {
  /** The complete ИНН; null for another text. */
  inn: string | null;
  /** The directory does not respond. */
  isUnavailable: boolean;
  onRequest: (inn: string) => void;
  pending: boolean;
}

/** Nothing was found: a manager adds an organization that the directory does not know, or can not say. */
export function UnknownOrganization(props: UnknownOrganizationProps) {
  const { inn, isUnavailable, onRequest, pending } = props;
  return (
    <div role="status">
      <Text size="sm" mb="xs">
        {inn === null
          ? 'Ничего не\u00A0нашлось. Введите ИНН целиком: 10\u00A0цифр у\u00A0организации, 12\u00A0у\u00A0предпринимателя.'
          : unknownText(inn, isUnavailable)}
      </Text>
      {inn !== null && (
        <Button variant="light" loading={pending} onClick={() => onRequest(inn)}>
          Отправить на проверку
        </Button>
      )}
    </div>
  );
}
