import { type IconProps, PathIcon } from './PathIcon.tsx';

/** Icon of the profile. */
export function UserIcon(props: IconProps) {
  return (
    <PathIcon
      path="M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2"
      {...props}
    />
  );
}
