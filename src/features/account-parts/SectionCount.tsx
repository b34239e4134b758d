import { Hidden } from '#src/ui/kit/content/Hidden.tsx';

/** What is counted beside the sections of the account, by their URL. */
const counted: Readonly<Record<string, string>> = {
  '/profile/orders': 'активные',
  '/profile/companies': 'ждут вас',
  '/profile/companies/$id/approval': 'ждут вашего решения',
  '/profile/feedback': 'товары ждут отзыва',
  '/profile/notifications': 'непрочитанные',
  '/profile/support': 'открытые',
};

interface SectionCountProps {
  /** The URL of the section. */
  to: string | undefined;
  value: number;
  className: string | undefined;
}

/** A number beside a section, with what it counts for the pointer and for screen readers. */
export function SectionCount({ to, value, className }: SectionCountProps) {
  if (value === 0) return null;
  const what = to && counted[to];
  const meaning = what ? `${what}: ${value}` : String(value);
  return (
    <>
      <span className={className} title={meaning} aria-hidden="true">
        {value}
      </span>
      <Hidden>{meaning}</Hidden>
    </>
  );
}
