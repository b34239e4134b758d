import { IconLock } from '@tabler/icons-react';
import { lowerFirst } from '#src/lib/text/lower-first.ts';
import classes from './RightsNote.module.css';

interface RightsNoteProps {
  /** For `aria-describedby` of the disabled button. */
  id: string;
  /** «Добавлять и удалять адреса». */
  what: string;
  /** Who may: «Могут владелец (Анна Соколова) и управляющие». */
  reason: string;
}

/** Says what the user has no right to and who has it. */
export function RightsNote({ id, what, reason }: RightsNoteProps) {
  return (
    <p className={classes.note} id={id}>
      <IconLock aria-hidden="true" size="1.125rem" className={classes.icon ?? ''} />
      <span>
        {what} {lowerFirst(reason)}
      </span>
    </p>
  );
}
