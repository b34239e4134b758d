import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { InviteButton } from '#src/features/company/employees/invite/InviteButton.tsx';
import { useCompanyRight } from '#src/features/company-parts/company-right.ts';
import { RightsNote } from '#src/features/company-parts/records/RightsNote.tsx';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { EmployeeRow } from './EmployeeRow.tsx';
import { employeesOptions } from './employees-query.ts';
import type { EmployeesSearch } from './employees-search.ts';
import { RolesNote } from './RolesNote.tsx';

const to = '/profile/companies/$id/employees';
const states = [
  { state: undefined, title: 'Все' },
  { state: 'Active', title: 'Работают' },
  { state: 'Invited', title: 'Приглашены' },
  { state: 'Blocked', title: 'Заблокированы' },
] as const;

interface EmployeesScreenProps {
  partnerID: string;
  search: EmployeesSearch;
}

/** `/profile/companies/{id}/employees`: the people of the company, their roles and limits. */
export function EmployeesScreen({ partnerID, search }: EmployeesScreenProps) {
  const navigate = useNavigate();
  const noteID = useId();
  const right = useCompanyRight(partnerID, 'ManageEmployees');
  const params = { id: partnerID };
  const query = useQuery({
    ...employeesOptions(partnerID, search),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const find = (text: string) =>
    void navigate({
      to,
      params,
      search: { state: search.state, query: text || undefined },
      replace: true,
      resetScroll: false,
    });
  return (
    <PageStack>
      <PageHeading
        actions={
          <InviteButton
            partnerID={partnerID}
            roles={query.isPending ? null : (query.data?.allowedRoles ?? [])}
            deniedBy={right.allowed ? null : noteID}
          />
        }
      >
        Сотрудники
      </PageHeading>
      {right.reason && (
        <RightsNote id={noteID} what="Приглашать и менять сотрудников" reason={right.reason} />
      )}
      <InvalidParamsNote invalid={search.invalid} />
      <LinkTabs label="Состояние сотрудников">
        {states.map(({ state, title }) => (
          <LinkTab
            key={title}
            to={to}
            params={params}
            search={{ state, query: search.query }}
            activeOptions={{ explicitUndefined: true }}
          >
            {title}
          </LinkTab>
        ))}
      </LinkTabs>
      <FilterBar
        label="Поиск сотрудника"
        first={
          <TextFilter
            label="Имя, должность, телефон или email"
            value={search.query ?? ''}
            onChange={find}
          />
        }
      />
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyState
            title={search.query === undefined ? 'Здесь пока никого нет' : 'Никто не найден'}
            description={
              search.query === undefined
                ? 'Сотрудники в таком состоянии появятся в этом списке.'
                : 'Попробуйте другую часть имени, должности, телефона или почты, или другое состояние.'
            }
            actions={
              <LinkButton to={to} params={params} search={{}}>
                Показать всех
              </LinkButton>
            }
          />
        }
        loadingLabel="Загружаем сотрудников"
        rowHeight="7rem"
        pagerLabel="Страницы сотрудников"
        keyOf={({ id }) => id}
        renderItem={(employee) => <EmployeeRow partnerID={partnerID} employee={employee} />}
      />
      <RolesNote />
    </PageStack>
  );
}
