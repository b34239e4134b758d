import { Text } from '@mantine/core';
import { roleLabels } from '#src/features/company-parts/role-labels.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { sortedName } from '#src/lib/contacts/person-name.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { ChoiceCards } from '#src/ui/mantine/fields/ChoiceCards.tsx';
import { notAppointable, useCandidates } from './use-candidates.ts';

interface CandidateListProps {
  partnerID: string;
  typed: string;
  /** Ids of those who approve already. */
  appointed: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (employeeID: string) => void;
}

/** The employees who were found, one to choose; who cannot approve says why. */
export function CandidateList(props: CandidateListProps) {
  const { partnerID, typed, appointed, value, error, onChange } = props;
  const { query, isCurrent } = useCandidates(partnerID, typed);
  if (query.isPending) return <Skeleton height="8rem" radius="md" />;
  if (query.data === undefined) return <QueryFailure query={query} />;
  const { items, paging } = query.data;
  const more = paging.total - items.length;
  return (
    <div>
      <div role="status">
        <Hidden>
          {isCurrent && `Найдено: ${countOf(paging.total, ['человек', 'человека', 'человек'])}`}
        </Hidden>
      </div>
      {items.length === 0 ? (
        <Text size="sm">Никого не нашли. Попробуйте другую часть имени или должности.</Text>
      ) : (
        <ChoiceCards
          label="Сотрудники"
          value={value}
          onChange={onChange}
          error={error}
          choices={items.map((employee) => ({
            value: employee.id,
            title: sortedName(employee),
            description: [roleLabels[employee.role], employee.position].filter(Boolean).join(' · '),
            reason: notAppointable(employee, appointed),
          }))}
        />
      )}
      {more > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          И ещё {countOf(more, ['человек', 'человека', 'человек'])}: найдите по имени.
        </Text>
      )}
    </div>
  );
}
