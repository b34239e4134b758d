import { Skeleton } from './Skeleton.tsx';
import classes from './TextSkeleton.module.css';

interface TextSkeletonProps {
  /** Any CSS length; the line is no wider than its container. */
  width: string;
  size?: 'small' | 'subtitle' | 'title';
}

/** A placeholder for one line of text. */
export function TextSkeleton({ width, size }: TextSkeletonProps) {
  return (
    <Skeleton
      className={size ? `${classes.text} ${classes[size]}` : classes.text}
      width={width}
      radius="sm"
    />
  );
}
