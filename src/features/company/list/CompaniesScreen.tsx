import { useListPartnersSuspense } from '#generated/api/partners/partners.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/EmptyState.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import classes from './CompaniesScreen.module.css';
import { CompanyCard } from './CompanyCard.tsx';

/** `/profile/companies`: the companies that the user works for. */
export function CompaniesScreen() {
  const { data } = useListPartnersSuspense();
  return (
    <PageStack>
      <PageHeading>Компании</PageHeading>
      {data.items.length === 0 ? (
        <EmptyState
          title="Компаний пока нет"
          description="Компании, от имени которых вы покупаете, появятся здесь."
          actions={
            <LinkButton to="/info/$page" params={{ page: 'buyLikeLegal' }}>
              Как покупать от компании
            </LinkButton>
          }
        />
      ) : (
        <ul className={classes.list}>
          {data.items.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} />
            </li>
          ))}
        </ul>
      )}
    </PageStack>
  );
}
