import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment } from 'react';
import { approvalSections } from '#src/features/account-parts/approval-sections.ts';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { SectionCount } from '#src/features/account-parts/SectionCount.tsx';
import { useAwaitingCompanies } from '#src/features/company-parts/use-awaiting-companies.ts';
import classes from './AccountMenu.module.css';
import { accountSections } from './account-sections.ts';

/** The sections of the account; those of approvals follow the companies. */
export function AccountNav({ onFollow }: { onFollow: () => void }) {
  const { data: profile } = useQuery(profileQuery(true));
  const awaiting = useAwaitingCompanies(profile);
  return (
    <nav aria-label="Разделы аккаунта">
      <ul className={classes.list}>
        {accountSections.map(({ to, title, count }) => (
          <Fragment key={to}>
            <Item
              to={to}
              title={title}
              count={profile ? (count?.(profile, awaiting) ?? 0) : 0}
              onFollow={onFollow}
            />
            {to === '/profile/companies' &&
              approvalSections(profile).map((section) => (
                <Item
                  key={section.partnerID}
                  to="/profile/companies/$id/approval"
                  params={{ id: section.partnerID }}
                  title={section.title}
                  count={section.count}
                  onFollow={onFollow}
                />
              ))}
          </Fragment>
        ))}
        {profile && (profile.staffRoles?.length ?? 0) > 0 && (
          <Item to="/backoffice" title="Рабочее место" count={0} onFollow={onFollow} />
        )}
      </ul>
    </nav>
  );
}

interface ItemProps extends Pick<LinkProps, 'to' | 'params'> {
  title: string;
  count: number;
  onFollow: () => void;
}

function Item({ title, count, onFollow, ...link }: ItemProps) {
  return (
    <li>
      <Link {...link} className={classes.item} activeOptions={{ exact: true }} onClick={onFollow}>
        {title}
        <SectionCount to={link.to} value={count} className={classes.count} />
      </Link>
    </li>
  );
}
