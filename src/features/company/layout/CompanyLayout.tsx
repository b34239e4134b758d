import { Badge, Text } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { useGetPartnerSuspense } from '#generated/api/partners/get-partner.ts';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { companyTabs } from '#src/features/company-parts/company-tabs.ts';
import { roleLabels } from '#src/features/company-parts/role-labels.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import classes from './CompanyLayout.module.css';

/** `/profile/companies/{id}/*`: the company and its sections; the section has the heading. */
export function CompanyLayout({ id }: { id: string }) {
  const { data: company } = useGetPartnerSuspense(id);
  return (
    <div className={classes.layout}>
      <div className={classes.company}>
        <LinkText to="/profile/companies" size="sm">
          ← Компании
        </LinkText>
        <div className={classes.title}>
          <Text span className={classes.name}>
            {company.name}
          </Text>
          <Badge variant="light" tt="none">
            {roleLabels[company.role]}
          </Badge>
        </div>
        <Text size="sm" c="dimmed">
          {companyNumbers(company)}
        </Text>
      </div>
      <LinkTabs label="Разделы компании">
        {companyTabs.map(({ to, title, count }) => (
          <LinkTab
            key={to}
            to={to}
            params={{ id }}
            activeOptions={{ exact: true, includeSearch: false }}
            count={count?.(company)}
          >
            {title}
          </LinkTab>
        ))}
      </LinkTabs>
      <Outlet />
    </div>
  );
}
