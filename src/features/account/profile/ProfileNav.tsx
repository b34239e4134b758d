import { IconChecklist, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { Fragment } from 'react';
import {
  type ApprovalSection,
  approvalSections,
} from '#src/features/account-parts/approval-sections.ts';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { SectionCount } from '#src/features/account-parts/SectionCount.tsx';
import { useAwaitingCompanies } from '#src/features/company-parts/use-awaiting-companies.ts';
import classes from './ProfileNav.module.css';
import { profileTiles } from './profile-tiles.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', stroke: 1.75 } as const;

/** Navigation between the sections of the profile on a desktop; approvals follow the companies. */
export function ProfileNav() {
  const { data: profile } = useQuery(profileQuery(true));
  const awaiting = useAwaitingCompanies(profile);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const approvals = approvalSections(profile);
  // `useMatchRoute` would be 65 bytes more of the first page of every visitor.
  const isApproval = approvals.some(
    ({ partnerID }) => pathname === `/profile/companies/${partnerID}/approval`,
  );
  return (
    <nav className={classes.nav} aria-label="Профиль">
      <ul className={classes.list}>
        <li>
          <Link to="/profile" className={classes.item} activeOptions={{ exact: true }}>
            <IconUser {...icon} />
            Профиль
          </Link>
        </li>
        {profileTiles.map(({ to, title, Icon, count }) => (
          <Fragment key={title}>
            <li>
              <Link
                to={to}
                className={classes.item}
                // A page has one current link: that of the approvals is below the companies.
                activeOptions={{ exact: isApproval }}
              >
                <Icon {...icon} />
                {title}
                <SectionCount
                  to={to}
                  value={profile ? (count?.(profile, awaiting) ?? 0) : 0}
                  className={classes.count}
                />
              </Link>
            </li>
            {to === '/profile/companies' && <ApprovalItems sections={approvals} />}
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}

function ApprovalItems({ sections }: { sections: readonly ApprovalSection[] }) {
  return sections.map(({ partnerID, title, count }) => (
    <li key={partnerID}>
      <Link
        to="/profile/companies/$id/approval"
        params={{ id: partnerID }}
        className={classes.item}
      >
        <IconChecklist {...icon} />
        {title}
        <SectionCount
          to="/profile/companies/$id/approval"
          value={count}
          className={classes.count}
        />
      </Link>
    </li>
  ));
}
