import { IconChecklist, IconUser } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Profile } from '#generated/api/model/index.ts';
import {
  type ApprovalSection,
  approvalSections,
} from '#src/features/account-parts/approval-sections.ts';
import { SectionCount } from '#src/features/account-parts/SectionCount.tsx';
import classes from './ProfileNav.module.css';
import { profileTiles } from './profile-tiles.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', stroke: 1.75 } as const;

interface ProfileSectionsProps {
  /** Undefined while it is loading: then without numbers and approvals. */
  profile: Profile | undefined;
  /** Companies that await something of the user. */
  awaiting: number;
}

/** Links to the sections of the profile; approvals follow the companies. */
export function ProfileSections({ profile, awaiting }: ProfileSectionsProps) {
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
