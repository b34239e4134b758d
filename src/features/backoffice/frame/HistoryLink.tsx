import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { useOpensSection } from './use-opens-section.ts';

/** A link from a record to its actions in the audit trail, for whom that is open. */
export function HistoryLink({ number }: { number: string }) {
  if (!useOpensSection('/backoffice/audit')) return null;
  return (
    <LinkText to="/backoffice/audit" search={{ record: number }} size="sm">
      История изменений
    </LinkText>
  );
}
