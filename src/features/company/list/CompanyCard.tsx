import { Badge, Text } from '@mantine/core';
import type { PartnerSummary } from '#generated/api/model/index.ts';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { roleLabels } from '#src/features/company-parts/role-labels.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';

/** One company of the user; the whole card links to it. */
export function CompanyCard({ company }: { company: PartnerSummary }) {
  return (
    <ListRow>
      <RowLink to="/profile/companies/$id" params={{ id: company.id }}>
        {company.name}
      </RowLink>
      <Text size="sm" c="dimmed">
        {companyNumbers(company)}
      </Text>
      <Badge variant="light" tt="none">
        {roleLabels[company.role]}
      </Badge>
    </ListRow>
  );
}
