import { useNavigate } from '@tanstack/react-router';
import classes from './CompareTable.module.css';

/** Leaves only the lines in which the products differ; kept in the address. */
export function DifferencesSwitch({ checked }: { checked: boolean }) {
  const navigate = useNavigate();
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) =>
          void navigate({
            to: '/compare',
            search: (former) => ({ ...former, differences: target.checked || undefined }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      Только отличия
    </label>
  );
}
