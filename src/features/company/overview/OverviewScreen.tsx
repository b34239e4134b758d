import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useGetPartnerSuspense } from '#generated/api/partners/get-partner.ts';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { useChooseBuyer } from '#src/features/cart-parts/choose-buyer.ts';
import { Applications } from '#src/features/company/applications/Applications.tsx';
import { LeaveCompany } from '#src/features/company/leaving/LeaveCompany.tsx';
import { AwaitedActions } from '#src/features/company-parts/AwaitedActions.tsx';
import { CompanyFacts } from '#src/features/company-parts/CompanyFacts.tsx';
import { companyTabs } from '#src/features/company-parts/company-tabs.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkChip, LinkChips } from '#src/ui/kit/list/LinkChips.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';

/** `/profile/companies/{id}`: what is known of the company, and what it awaits of the user. */
export function OverviewScreen({ id }: { id: string }) {
  const { data: company } = useGetPartnerSuspense(id);
  return (
    <PageStack>
      <PageHeading actions={<BuyForCompany customerID={company.customerID} />}>
        О компании
      </PageHeading>
      <AwaitedActions company={company} />
      <Section id="company-state" title="Договор и доступ">
        <CompanyFacts company={company} />
      </Section>
      <Applications company={company} />
      <Section id="company-sections" title="Разделы">
        <LinkChips label="Быстрые ссылки">
          {companyTabs.slice(1).map(({ to, title, count }) => (
            <li key={to}>
              <LinkChip to={to} params={{ id }} count={count?.(company)}>
                {title}
              </LinkChip>
            </li>
          ))}
        </LinkChips>
      </Section>
      <Section id="company-details" title="Реквизиты">
        <CompanyDetails company={company} />
      </Section>
      <LeaveCompany company={company} />
    </PageStack>
  );
}

/** Makes the company the buyer of the cart, unless it is already. */
function BuyForCompany({ customerID }: { customerID: string }) {
  const { data: profile } = useQuery(profileQuery(true));
  const choose = useChooseBuyer();
  if (profile?.customer === undefined) return null;
  if (profile.customer.id === customerID) {
    return (
      <Text span c="dimmed" role="status">
        Вы покупаете от имени этой компании
      </Text>
    );
  }
  return (
    <Button loading={choose.isPending} onClick={() => choose.mutate(customerID)}>
      Покупать от имени компании
    </Button>
  );
}
