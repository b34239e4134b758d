import { IconLock } from '@tabler/icons-react';
import classes from './RightsNote.module.css';

interface RightsNoteProps {
  /** For `aria-describedby` of the disabled button. */
  id: string;
  /** «Добавлять и удалять адреса». */
  what: string;
  /** Who may: «Может только владелец: Анна Соколова». */
  reason: string;
}

/** Says what the user has no right to and who has it. */
export function RightsNote({ id, what, reason }: RightsNoteProps) {
  return (
    <p className={classes.note} id={id}>
      <IconLock aria-hidden="true" size="1.125rem" className={classes.icon ?? ''} />
      <span>
        {what} {reason.charAt(0).toLocaleLowerCase('ru') + reason.slice(1)}
      </span>
    </p>
  );
}
