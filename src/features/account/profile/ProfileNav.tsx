import { IconChecklist, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { approvalSections } from '#src/features/account-parts/approval-sections.ts';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import classes from './ProfileNav.module.css';
import { profileTiles } from './profile-tiles.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', stroke: 1.75 } as const;

/** Navigation between the sections of the profile on a desktop. */
export function ProfileNav() {
  const { data: profile } = useQuery(profileQuery(true));
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
          <li key={title}>
            <Link to={to} className={classes.item}>
              <Icon {...icon} />
              {title}
              <Count value={profile ? (count?.(profile) ?? 0) : 0} />
            </Link>
          </li>
        ))}
        {approvalSections(profile).map(({ partnerID, title, count }) => (
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
        ))}
      </ul>
    </nav>
  );
}

function Count({ value }: { value: number }) {
  return value > 0 ? <span className={classes.count}>{value}</span> : null;
}
