import { Badge, Text } from '@mantine/core';
import type { PartnerSummary } from '#generated/api/model/index.ts';
import { AwaitedActions } from '#src/features/company-parts/AwaitedActions.tsx';
import { CompanyFacts } from '#src/features/company-parts/CompanyFacts.tsx';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { roleLabels } from '#src/features/company-parts/role-labels.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './CompanyCard.module.css';

interface CompanyCardProps {
  company: PartnerSummary;
  /** The cart buys for this company now. */
  isBuyer: boolean;
}

/** One company of the user; the whole card links to it. */
export function CompanyCard({ company, isBuyer }: CompanyCardProps) {
  return (
    <ListRow className={classes.card} marked={isBuyer}>
      <div>
        <div className={classes.head}>
          <RowLink to="/profile/companies/$id" params={{ id: company.id }}>
            {company.name}
          </RowLink>
          <Badge variant="light" tt="none">
            {roleLabels[company.role]}
          </Badge>
          {isBuyer && (
            <Badge variant="light" color="green" tt="none">
              Текущий покупатель
            </Badge>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {companyNumbers(company)}
        </Text>
      </div>
      <CompanyFacts company={company} />
      <AwaitedActions company={company} />
    </ListRow>
  );
}
