import { type IconProps, PathIcon } from './PathIcon.tsx';

/** Four tiles: the catalog, and a list as tiles. */
export function GridIcon(props: IconProps) {
  return <PathIcon path="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" {...props} />;
}
