import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useListPartnersSuspense } from '#generated/api/partners/list-partners.ts';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { ApplicationDialogHost } from '#src/features/company/applications/ApplicationDialogHost.tsx';
import { useLiveCompanies } from '#src/features/company/applications/use-live-applications.ts';
import { awaitingFirst } from '#src/features/company-parts/awaited-actions.ts';
import { OpenInvitations } from '#src/features/company-parts/invitations/OpenInvitations.tsx';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import classes from './CompaniesScreen.module.css';
import { CompanyCard } from './CompanyCard.tsx';
import type { CompaniesSearch } from './companies-search.ts';
import { findCompanies } from './find-companies.ts';

const AddCompanyDialog = lazyDialog(
  async () =>
    (await import('#src/features/company-parts/add-company/AddCompanyDialog.tsx')).AddCompanyDialog,
);

/** Number of companies from which on the list has a search. */
const LONG_LIST = 6;

/** `/profile/companies`: the companies that the user works for, and the dialog that adds one. */
export function CompaniesScreen({ search }: { search: CompaniesSearch }) {
  const navigate = useNavigate();
  const { data } = useListPartnersSuspense();
  useLiveCompanies();
  const { data: profile } = useQuery(profileQuery(true));
  const found = findCompanies(awaitingFirst(data.items), search.text);
  const show = (next: CompaniesSearch) =>
    void navigate({ to: '/profile/companies', search: next, replace: true, resetScroll: false });
  const add = <Button onClick={() => show({ ...search, add: true })}>Добавить компанию</Button>;
  return (
    <PageStack>
      <PageHeading
        count={
          data.items.length > 0
            ? countOf(data.items.length, ['компания', 'компании', 'компаний'])
            : undefined
        }
        actions={data.items.length > 0 && add}
      >
        Компании
      </PageHeading>
      <OpenInvitations />
      {(data.items.length >= LONG_LIST || search.text !== undefined) && (
        <FilterBar
          label="Отбор компаний"
          first={
            <TextFilter
              label="Название или ИНН"
              value={search.text ?? ''}
              onChange={(text) => show(text === '' ? {} : { text })}
            />
          }
        />
      )}
      {data.items.length === 0 ? (
        <EmptyState
          title="Компаний пока нет"
          description="Добавьте свою по ИНН: цены по договору, документы для бухгалтерии и общая корзина с коллегами."
          actions={
            <>
              {add}
              <LinkButton to="/info/$page" params={{ page: 'buyLikeLegal' }} variant="default">
                Как это работает
              </LinkButton>
            </>
          }
        />
      ) : found.length === 0 ? (
        <EmptyState
          title="Такой компании у вас нет"
          description="Проверьте, что написано, или покажите все компании."
          actions={<Button onClick={() => show({})}>Показать все</Button>}
        />
      ) : (
        <ul className={classes.list}>
          {found.map((company) => (
            <li key={company.id} className={classes.item}>
              <CompanyCard
                company={company}
                isBuyer={profile?.customer?.id === company.customerID}
              />
            </li>
          ))}
        </ul>
      )}
      {search.add && (
        <AddCompanyDialog
          onClose={() => show(search.text === undefined ? {} : { text: search.text })}
        />
      )}
      <ApplicationDialogHost companies={data.items} />
    </PageStack>
  );
}
