import { type IconProps, PathIcon } from './PathIcon.tsx';

/** A shopping cart. */
export function CartIcon(props: IconProps) {
  return (
    <PathIcon
      path="M4 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 17H6V3H4M6 5l14 1-1 7H6"
      {...props}
    />
  );
}
