import { Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './ProfileTile.module.css';

interface ProfileTileProps extends Pick<LinkProps, 'to' | 'params'> {
  title: string;
  Icon: TablerIcon;
  /** Text below the title. */
  children: ReactNode;
}

/** One section of the profile: its title and a summary; the whole tile is a link. */
export function ProfileTile({ title, Icon, children, ...link }: ProfileTileProps) {
  return (
    <ListRow className={classes.tile}>
      <Icon aria-hidden="true" />
      <div>
        <RowLink {...link}>{title}</RowLink>
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      </div>
    </ListRow>
  );
}
