import { type IconProps, PathIcon } from '#src/ui/kit/icons/PathIcon.tsx';

/** Icon of the comparison: scales. */
export function CompareIcon(props: IconProps) {
  return (
    <PathIcon
      path="M7 20h10M6 6l6-1 6 1M12 3v17M9 12 6 6l-3 6a3 3 0 0 0 6 0M21 12l-3-6-3 6a3 3 0 0 0 6 0"
      {...props}
    />
  );
}
