import { Text } from '@mantine/core';
import type { Profile } from '#generated/api/model/index.ts';
import { ListRow, RowLink } from '#src/ui/ListRow.tsx';
import classes from './ProfileTile.module.css';
import type { Tile } from './profile-tiles.ts';

/** One section of the profile: what it is and what waits there; the whole tile leads to it. */
export function ProfileTile({ tile, profile }: { tile: Tile; profile: Profile }) {
  const { to, title, Icon, note } = tile;
  return (
    <ListRow className={classes.tile}>
      <Icon aria-hidden="true" />
      <div>
        <RowLink to={to}>{title}</RowLink>
        <Text size="sm" c="dimmed">
          {note(profile)}
        </Text>
      </div>
    </ListRow>
  );
}
