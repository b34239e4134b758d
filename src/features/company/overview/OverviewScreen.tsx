import { Text } from '@mantine/core';
import { useGetPartnerSuspense } from '#generated/api/partners/partners.ts';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';

/** `/profile/companies/{id}`: what is known of the company. */
export function OverviewScreen({ id }: { id: string }) {
  const { data: company } = useGetPartnerSuspense(id);
  return (
    <PageStack>
      <PageHeading>О компании</PageHeading>
      <Text>{company.fullName}</Text>
    </PageStack>
  );
}
