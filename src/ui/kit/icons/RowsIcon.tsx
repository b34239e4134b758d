import { type IconProps, PathIcon } from './PathIcon.tsx';

/** A list as rows. */
export function RowsIcon(props: IconProps) {
  return <PathIcon path="M4 6h3M11 6h9M4 12h3M11 12h9M4 18h3M11 18h9" {...props} />;
}
