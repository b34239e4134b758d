import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

/** The pages on which people look for someone to write to. */
const actions: Readonly<
  Record<string, { kind: 'General' | 'Maintenance'; label: string } | undefined>
> = {
  contacts: { kind: 'General', label: 'Написать в поддержку' },
  help: { kind: 'General', label: 'Написать в поддержку' },
  warranty: { kind: 'Maintenance', label: 'Оставить заявку на ремонт' },
};

/** The ticket that fits the page; nothing on the others. */
export function InfoAction({ page }: { page: string }) {
  const action = actions[page];
  if (!action) return null;
  const { kind, label } = action;
  return <Button onClick={() => writeTicket({ kind })}>{label}</Button>;
}
