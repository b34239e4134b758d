import { IconChecklist, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Profile } from '#generated/api/model/index.ts';
import { approvalSections } from '#src/features/account-parts/approval-sections.ts';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { useAwaitingCompanies } from '#src/features/company-parts/use-awaiting-companies.ts';
import classes from './ProfileNav.module.css';
import { profileTiles } from './profile-tiles.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', stroke: 1.75 } as const;

/** Navigation between the sections of the profile on a desktop; approvals follow the companies. */
export function ProfileNav() {
  const { data: profile } = useQuery(profileQuery(true));
  const awaiting = useAwaitingCompanies(profile);
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
              <Link to={to} className={classes.item}>
                <Icon {...icon} />
                {title}
                <Count value={profile ? (count?.(profile, awaiting) ?? 0) : 0} />
              </Link>
            </li>
            {to === '/profile/companies' && <ApprovalItems profile={profile} />}
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}

function ApprovalItems({ profile }: { profile: Profile | undefined }) {
  return approvalSections(profile).map(({ partnerID, title, count }) => (
    <li key={partnerID}>
      <Link
        to="/profile/companies/$id/approval"
        params={{ id: partnerID }}
        className={classes.item}
      >
        <IconChecklist {...icon} />
        {title}
        <Count value={count} />
      </Link>
    </li>
  ));
}

function Count({ value }: { value: number }) {
  return value > 0 ? <span className={classes.count}>{value}</span> : null;
}
